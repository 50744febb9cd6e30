import type { ContentItem, ContentStore } from '../content/store.ts';

/** A name as it is compared with others: case, accents and punctuation do not count. @requirement F2 D2 E1 */
export function nameKey(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Letters without a plain one inside them, as Unicode sees it. */
const plainLetters: Readonly<Record<string, string>> = {
  æ: 'ae',
  ð: 'd',
  đ: 'd',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
};

/**
 * The last part of a page's path for a name: plain letters, digits and dashes; '' where it has none of them.
 * @requirement F2 D2 E1
 */
export function slugOf(name: string): string {
  return nameKey(name)
    .replaceAll(/[æðđıłøœßþ]/g, (letter) => plainLetters[letter] ?? letter)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80);
}

/** An item's path below the root. @requirement F2 D2 E1 */
export function pathOf(content: ContentStore, item: ContentItem): string {
  return item.path.slice(content.rootPath.length + 1);
}
