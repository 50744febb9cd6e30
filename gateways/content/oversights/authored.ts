import type { LinkValue, RawField, TemplateField } from '../fields.ts';
import type { Place } from '../problems.ts';
import type { LoadedItem, Snapshot } from '../snapshot.ts';

/** One authored value, with the place where it is written. */
export type Authored = {
  readonly item: LoadedItem;
  readonly field: TemplateField;
  readonly language: string;
  readonly value: RawField;
  readonly placeOf: () => Place;
};

/** Many checks look at every value. */
const known = new WeakMap<Snapshot, readonly Authored[]>();

/** Every value that authors wrote, in every language: of these items, or of all. @requirement O6 */
export function authoredValues(content: Snapshot, items?: Iterable<LoadedItem>): Iterable<Authored> {
  if (items) return valuesOf(content, items);
  const all = known.get(content) ?? [...valuesOf(content, content.items.values())];
  known.set(content, all);
  return all;
}

function* valuesOf(content: Snapshot, items: Iterable<LoadedItem>): Generator<Authored> {
  const defaultLanguage = content.site.languages[0]?.name ?? 'en';
  for (const item of items) {
    const fields = content.templates.get(item.template)?.fields;
    for (const [language, values] of Object.entries(item.values)) {
      const within = language === defaultLanguage ? [] : ['languages', language];
      for (const [name, value] of Object.entries(values)) {
        const field = fields?.get(name);
        if (!field) continue;
        // Of thousands of values, few are told of.
        const placeOf = () => [...item.place, ...within, 'fields', name];
        yield { item, field, language, value, placeOf };
      }
    }
  }
}

/** The value as a link; undefined for anything else. @requirement O6 */
export function linkOf({ field, value }: Authored): LinkValue | undefined {
  return field.type === 'link' && typeof value === 'object' && 'href' in value
    ? (value as LinkValue)
    : undefined;
}

/** The addresses that a value links to. @requirement O6 */
export function addressesIn(authored: Authored): readonly string[] {
  const link = linkOf(authored);
  if (link) return link.href === '' ? [] : [link.anchor ? `${link.href}#${link.anchor}` : link.href];
  const { field, value } = authored;
  return field.type === 'richtext' && typeof value === 'string'
    ? [...value.matchAll(/<a\b[^>]*?\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map(([, double, single]) =>
        (double ?? single ?? '').replaceAll('&amp;', '&').trim(),
      )
    : [];
}
