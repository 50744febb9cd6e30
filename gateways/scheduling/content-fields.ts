import type { ContentItem, ContentStore } from '../content/store.ts';

/** What this gateway needs of the content. */
export type SchedulingContent = Pick<ContentStore, 'languages' | 'item' | 'byTemplate' | 'url' | 'onChange'>;

/** Scheduling data is not translated: names are read in the site's first language. */
function language(content: SchedulingContent): string {
  return content.languages[0] ?? 'en';
}

/** A field's words; a link's text; empty when there is none. @requirement I4 */
export function textOf(content: SchedulingContent, item: ContentItem, name: string): string {
  const value = item.field(name, language(content));
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object' || Array.isArray(value)) return '';
  return 'text' in value && typeof value.text === 'string' ? value.text.trim() : '';
}

/**
 * What the site's dictionary says for a phrase, in a language of the site; undefined where it does not have it.
 * @requirement I4
 */
export function phraseOf(content: SchedulingContent, key: string, inLanguage: string): string | undefined {
  const entry = content
    .byTemplate('Dictionary Entry')
    .find((item) => item.field('Key', language(content)) === key);
  const phrase = entry?.field('Phrase', inLanguage);
  return typeof phrase === 'string' && phrase !== '' ? phrase : undefined;
}

/** Says whether a checkbox is on. @requirement I4 */
export function isChecked(content: SchedulingContent, item: ContentItem, name: string): boolean {
  const value = item.field(name, language(content));
  return value === true || value === 1 || value === '1' || value === 'true';
}

/** The items that a lookup or a list names; those that do not exist are left out. @requirement I4 */
export function itemsOf(content: SchedulingContent, item: ContentItem, name: string): readonly ContentItem[] {
  const value = item.field(name, language(content));
  const paths: readonly unknown[] = Array.isArray(value) ? value : [value];
  return paths.flatMap((path) => {
    const found = typeof path === 'string' && path !== '' ? content.item(path) : undefined;
    return found === undefined ? [] : [found];
  });
}

/** The item's name for people. @requirement I4 */
export function titleOf(
  content: SchedulingContent,
  item: ContentItem,
  fieldNames: readonly string[],
): string {
  for (const name of fieldNames) {
    const text = textOf(content, item, name);
    if (text !== '') return text;
  }
  return item.displayName(language(content));
}
