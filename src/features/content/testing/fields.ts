import type { ComponentFields } from '@/cms/layout-data';

/** Field values in layout data's shapes, for fixtures. */
export const text = (value: string) => ({ value });
export const flag = (value: boolean) => ({ value });
export const link = (href: string, words: string) => ({ value: { href, text: words, linktype: 'internal' } });
export const image = (name: string, alt = '') => ({
  value: { src: `/-/media/scenes/${name}.webp`, alt, width: 1600, height: 900 },
});
export const item = (name: string, fields: ComponentFields, url = '') => ({
  id: `id-${name}`,
  name,
  displayName: name,
  url,
  fields,
});
export const blockLink = (href: string, words: string, more: ComponentFields = {}) =>
  item(words.toLowerCase().replace(/\W+/g, '-'), { linkItem: link(href, words), ...more });

export const longText =
  'Rückenmarkskompressionssyndrom and a very long line of authored text that nobody thought would ever be written into ' +
  'this field, but somebody did, and the page must bear it without breaking or hiding a word of it';

/** Shapes that a broken item or an older template may send. */
export const hostileValues = [
  null,
  17,
  'plain text',
  [],
  {},
  { value: null },
  { value: { href: 'javascript:alert(1)' } },
  [null, 3, {}],
  // The same item twice.
  Array.from({ length: 2 }, () => item('twin', { linkItem: link('/twin', 'Twin') }, '/twin')),
];
