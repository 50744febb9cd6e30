import { z } from 'zod';
import { filterKinds, searchKinds, type FilterKind, type SearchModel } from '@/contracts/search';
import type { CarryingKind } from '@/domain/search/carried-search';
import type { Subsite } from '@/domain/subsites';
import type { AuthoredPromotion } from '#services/search/answer/promotions';
import { isFieldName } from '#services/search/fields';

export const text = z
  .object({ value: z.string().nullish() })
  .nullish()
  .catch(null)
  .transform((field) => field?.value?.trim() ?? '');
export const link = z
  .object({
    jsonValue: z.object({ value: z.object({ href: z.string().default(''), text: z.string().default('') }) }),
  })
  .nullish()
  .catch(null)
  .transform((field) => field?.jsonValue.value ?? { href: '', text: '' });
/**
 * The items of a multilist. What is no list is an empty one, and an item of a wrong shape is left out.
 * @param item - shape of each
 * @requirement B1
 */
export const items = <T extends z.ZodType>(item: T) =>
  z
    .object({ targetItems: z.array(item.nullable().catch(null)).nullish() })
    .nullish()
    .catch(null)
    .transform((field) => (field?.targetItems ?? []).filter((entry) => entry !== null));

const modelWire = z.object({
  id: z.string().catch(''),
  type: text,
  model: text,
  name: text,
  title: text,
  buttonText: text,
  inputPlaceholder: text,
  page: link,
  filters: items(
    z.object({
      field: text,
      kind: text,
      label: text,
      icon: text,
      initialValue: text,
      subFilterInitialValue: text,
      subsiteEnum: text,
      pediatricValues: items(z.object({ name: text })),
    }),
  ),
  sorts: items(z.object({ field: text, direction: text, label: text })),
});

/** What the CMS says of a search block's datasource. */
export const sourceWire = z.object({
  item: z
    .object({
      phone: link,
      popular: text,
      promotions: items(
        z.object({ id: z.string().catch(''), keywords: text, title: text, text, page: link, related: text }),
      ),
      searches: items(modelWire),
    })
    .nullable(),
});

/** A search model with what its authors suggest, which stays on the server. */
export type AuthoredSearch = SearchModel & { readonly promotions: readonly AuthoredPromotion[] };

/** The lines of a text that are not empty. @requirement B1 */
export function linesOf(lines: string): readonly string[] {
  return lines
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
}

/**
 * Authored searches as search models; what is not finished is left out.
 * @param elsewhere - words of the promotions in the site's other languages, by id
 * @requirement B1 B29
 */
export function adaptModels(
  { item }: z.output<typeof sourceWire>,
  elsewhere: ReadonlyMap<string, readonly string[]> = new Map(),
): readonly AuthoredSearch[] {
  const popular = linesOf(item?.popular ?? '');
  const promotions = (item?.promotions ?? []).map(({ id, page, keywords, related, ...shown }) => ({
    ...shown,
    href: page.href,
    keywords: [...linesOf(keywords), ...(elsewhere.get(id) ?? [])],
    related: linesOf(related),
  }));
  return (item?.searches ?? []).flatMap((wire) => {
    const type = searchKinds.find((name) => name.toLowerCase() === wire.type.toLowerCase());
    if (!type) return [];
    return {
      id: wire.id,
      type,
      model: wire.model,
      name: wire.name,
      title: wire.title,
      buttonText: wire.buttonText,
      inputPlaceholder: wire.inputPlaceholder,
      pagePath: wire.page.href,
      popular,
      promotions,
      phone: item?.phone.text || item?.phone.href.replace(/^tel:/, '') || '',
      filters: wire.filters
        .map(({ kind, pediatricValues, icon, subFilterInitialValue, subsiteEnum, ...filter }) => ({
          ...filter,
          ...(icon ? { icon } : {}),
          ...(subFilterInitialValue ? { subFilterInitialValue } : {}),
          ...(subsiteEnum ? { subsites: subsiteEnum.toLowerCase().split(/[\s,|]+/u) } : {}),
          kind: kindOf(kind),
          pediatricValues: pediatricValues.map(({ name }) => name).filter(Boolean),
        }))
        .filter(
          (filter): filter is typeof filter & { kind: FilterKind } =>
            filter.kind !== undefined && isFieldName(filter.field),
        ),
      sorts: wire.sorts.map(sortOf).filter(({ value, label }) => value !== '' && label !== ''),
    };
  });
}

/** A search as a part of the site offers it: without the filters that are meant for others. @requirement B31 */
export function searchOn<Search extends Pick<SearchModel, 'filters'>>(
  search: Search,
  subsite: Subsite | undefined,
): Search {
  const here = subsite ?? 'main';
  return { ...search, filters: search.filters.filter(({ subsites = [here] }) => subsites.includes(here)) };
}

/** What a search takes from another kind: a place where it looks around one, and filters. @requirement B1 B31 */
export function carryingKind({
  type,
  filters,
}: Pick<SearchModel, 'type' | 'filters'>): CarryingKind & Pick<SearchModel, 'type'> {
  return {
    type,
    takesPlace: filters.some(({ kind }) => kind === 'distance'),
    filterFields: filters.flatMap(({ kind, field }) => (kind === 'distance' ? [] : [field])),
  };
}

function kindOf(kind: string): FilterKind | undefined {
  return filterKinds.find((name) => name === kind.toLowerCase().replaceAll(' ', ''));
}

function sortOf({
  field,
  direction,
  label,
}: {
  readonly field: string;
  readonly direction: string;
  readonly label: string;
}) {
  const value = /\s(asc|desc)$/i.test(field) ? field : field && `${field} ${direction || 'asc'}`;
  return { value: /^[\w()]+ (asc|desc)$/.test(value) ? value : '', label };
}
