import type { ImageValue, LinkValue } from '../../content/fields.ts';
import type { ContentItem, ContentStore } from '../../content/store.ts';

/** An item in one language, with typed access to its fields. */
export type Reader = {
  readonly item: ContentItem;
  readonly language: string;
  text(name: string): string;
  isTrue(name: string): boolean;
  number(name: string): number | undefined;
  image(name: string): string;
  link(name: string): string;
  /** The items that a lookup or list refers to. */
  items(name: string): readonly Reader[];
  /** The names of those items, as visitors see them. */
  names(name: string): readonly string[];
};

/** Creates a reader for an item. */
export function readerOf(content: ContentStore, item: ContentItem, language: string): Reader {
  const value = (name: string) => item.field(name, language);
  const items = (name: string): readonly Reader[] => {
    const found = value(name);
    const paths = Array.isArray(found) ? found : typeof found === 'string' && found !== '' ? [found] : [];
    return paths.flatMap((path: string) => {
      const target = content.item(path);
      return target ? [readerOf(content, target, language)] : [];
    });
  };
  const reader: Reader = {
    item,
    language,
    text: (name) => {
      const found = value(name);
      return typeof found === 'string' || typeof found === 'number' ? String(found).trim() : '';
    },
    isTrue: (name) => value(name) === true,
    number: (name) => {
      const found = value(name);
      return typeof found === 'number' ? found : undefined;
    },
    image: (name) => (value(name) as ImageValue | undefined)?.src ?? '',
    link: (name) => (value(name) as LinkValue | undefined)?.href ?? '',
    items,
    names: (name) => items(name).map((target) => titleOf(target)),
  };
  return reader;
}

/** An item's title, as visitors see it. */
export function titleOf(reader: Reader): string {
  for (const name of ['tagDisplayName', 'locationTitle', 'articleTitle', 'BriefTitle', 'headlineText']) {
    const text = reader.text(name);
    if (text !== '') return text;
  }
  return reader.item.displayName(reader.language);
}

/** Markup as plain text. */
export function plain(html: string): string {
  return (
    html
      // A list becomes a sentence with commas.
      .replace(/([^.!?:;,\s])[.;]?\s*<\/li>\s*<li[^>]*>/gi, '$1, ')
      // A block without punctuation at its end would run into the next one.
      .replace(/([^.!?:;,\s])\s*<\/(?:li|p|h[1-6]|td|th|dt|dd)>/gi, '$1. ')
      .replace(/<[^>]*>/g, ' ')
      .replaceAll('&nbsp;', ' ')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/** The lines of a text that are not empty. */
export function lines(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
