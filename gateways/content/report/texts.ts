import type { RawField } from '../fields.ts';
import type { LoadedItem, Snapshot } from '../snapshot.ts';

/** Fields that visitors read as running text, and those that they read as labels. */
const prose = new Set(['richtext', 'multiline']);
/** Shorter texts are labels. */
const sentenceWords = 8;
/** Texts without one are lists for the search: synonyms, keywords, names of schools. */
const endsSentence = /[.!?؟…](?:\s|$)/u;

/** The words of a value: markup taken away, a full stop after each block. @requirement O6 */
export function plainText(value: RawField | undefined): string {
  if (typeof value !== 'string') return '';
  return value
    .replace(/<\/(?:p|li|h\d|td|th|div)>/gi, '. ')
    .replace(/<[^>]*>/g, '')
    .replace(/&[a-z#\d]+;/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The running text of items in a language, without what falls back to another one. @requirement O6 */
export function proseOf(items: readonly LoadedItem[], language: string, content: Snapshot): string {
  return items
    .flatMap((item) =>
      Object.entries(item.values[language] ?? {}).map(([name, value]) =>
        prose.has(content.templates.get(item.template)?.fields.get(name)?.type ?? '') ? plainText(value) : '',
      ),
    )
    .filter((text) => text.split(' ').length >= sentenceWords && endsSentence.test(text))
    .map((text) => (/[.!?؟]$/.test(text) ? text : `${text}.`))
    .join(' ');
}

const writers = new WeakMap<Snapshot, ReadonlySet<string>>();

/** Whoever an article says that it is by. */
function writersOf(content: Snapshot): ReadonlySet<string> {
  const known = writers.get(content);
  if (known) return known;
  const names = new Set(
    [...content.items.values()].flatMap(({ values }) =>
      Object.values(values).map((fields) => plainText(fields.authorName)),
    ),
  );
  writers.set(content, names);
  return names;
}

/** The names of an item's texts that are in the default language where visitors read another one. @requirement O6 */
export function untranslatedFields(
  item: LoadedItem,
  { language, defaultLanguage, content }: { language: string; defaultLanguage: string; content: Snapshot },
): readonly string[] {
  const fields = content.templates.get(item.template)?.fields;
  return Object.entries(item.values[defaultLanguage] ?? {}).flatMap(([name, value]) => {
    const field = fields?.get(name);
    if (!field || field.shared || !(prose.has(field.type) || field.type === 'text')) return [];
    const text = plainText(value);
    // A name, a number or an address is the same in every language.
    if (writersOf(content).has(text)) return [];
    if ((text.match(/\p{Ll}{2,}/gu) ?? []).length < 3 || /^(?:https?:|\/)/.test(text)) return [];
    const own = item.values[language]?.[name];
    return own === undefined || plainText(own) === text ? [name] : [];
  });
}
