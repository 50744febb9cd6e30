import type { FacetSuggestion, PageSuggestion, Suggestions, TitlePiece } from '@/contracts/suggestions';
import { typeahead } from '@/config/search';
import type { SearchFilter } from '@/contracts/search';
import { emptySearch, formatSearchUrl, type SearchState } from '@/domain/search/search-url';
import { changeSearch } from '../model/change';

/** One suggestion. */
export type Option = {
  readonly key: string;
  /** 0-based, counted through all groups. */
  readonly number: number;
  readonly title: readonly TitlePiece[];
  readonly detail: string;
  /** Undefined for "See All", which shows the rest of its group. */
  readonly href: string | undefined;
};

/** Suggestions under one title; `label` is a phrase. */
export type OptionGroup = {
  readonly key: string;
  readonly label: string;
  readonly options: readonly Option[];
};

type UnnumberedGroup = Omit<OptionGroup, 'options'> & { readonly options: readonly Omit<Option, 'number'>[] };

const typeLabels = {
  physician: 'Doctors',
  location: 'Locations',
  condition: 'Conditions and services',
  article: 'Health news',
  clinicalTrial: 'Clinical trials',
} as const;

export type OptionContext = {
  /** Address of the search form. */
  readonly action: string;
  /** Turns a path of the site into an address in the visitor's language. */
  readonly hrefOf: (path: string) => string;
  /** The search that a suggested value is added to; undefined for none. */
  readonly current: CurrentSearch | undefined;
  /** Keys of the groups that show all of their values. */
  readonly expanded: ReadonlySet<string>;
  readonly seeAll: string;
};

/** A search as it is now, and the filters that it offers. */
export type CurrentSearch = { readonly state: SearchState; readonly filters: readonly SearchFilter[] };

/**
 * The options of the list: pages by kind, with filter values before or after them as the author decided. A value that is
 * already chosen is left out; another one is added to what is chosen.
 * @requirement B3 B4
 */
export function optionGroups(
  { isFacetsFirst, facets, errands, groups }: Suggestions,
  context: OptionContext,
): readonly OptionGroup[] {
  const values = facets
    .map((facet) => facetGroup(facet, context))
    .filter(({ options }) => options.length > 0);
  const pages = groups.map((group) => pageGroup(group.type, typeLabels[group.type], group.pages, context));
  const errand = errands.length > 0 ? [pageGroup('errands', 'Suggested pages', errands, context)] : [];
  return numbered([...errand, ...(isFacetsFirst ? [...values, ...pages] : [...pages, ...values])]);
}

/**
 * The option that an arrow key leads to, round and round; -1 is the field itself, between the last option and the first.
 * @param active - number of the active option, or -1
 * @returns undefined for any other key
 * @requirement B3
 */
export function optionAfterKey(key: string, active: number, count: number): number | undefined {
  if (key === 'ArrowDown') return active + 1 >= count ? -1 : active + 1;
  if (key === 'ArrowUp') return active < 0 ? count - 1 : active - 1;
  return undefined;
}

function pageGroup(
  key: string,
  label: string,
  pages: readonly PageSuggestion[],
  { hrefOf }: OptionContext,
): UnnumberedGroup {
  const options = pages.map(({ title, detail, path }) => ({ key: path, title, detail, href: hrefOf(path) }));
  return { key, label, options };
}

function facetGroup(
  { field, label, values }: FacetSuggestion,
  { action, current, expanded, seeAll }: OptionContext,
): UnnumberedGroup {
  const { state, filters } = current ?? { state: emptySearch, filters: [] };
  const isChosen = (value: string) =>
    state.filters.some((filter) => filter.field === field && filter.value === value);
  // What was typed is the beginning of the value, or of a word for it.
  const untyped = { ...state, query: '', asTyped: false };
  const options = values
    .filter(({ value }) => !isChosen(value))
    .map(({ value }) => {
      const next = changeSearch(untyped, { type: 'filterChosen', field, values: [value] }, filters);
      return {
        key: value,
        title: [{ text: value, isMatch: false }],
        detail: '',
        href: `${action}?${formatSearchUrl(next)}`,
      };
    });
  const isLong = options.length > typeahead.facetsPerCategory && !expanded.has(field);
  if (!isLong) return { key: field, label, options };
  const all = {
    key: `${field} all`,
    title: [{ text: seeAll, isMatch: false }],
    detail: '',
    href: undefined,
  };
  return { key: field, label, options: [...options.slice(0, typeahead.facetsPerCategory), all] };
}

function numbered(groups: readonly UnnumberedGroup[]): readonly OptionGroup[] {
  let number = 0;
  return groups.map((group) => ({
    ...group,
    options: group.options.map((option) => ({ ...option, number: number++ })),
  }));
}
