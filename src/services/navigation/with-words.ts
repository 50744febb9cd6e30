import { shownName } from '#cms/shown-name';

/** Those of which something is left when their text is made safe: an announcement of nothing is none. @requirement M3 */
export function withWords<Said extends { readonly text: string }>(
  all: readonly Said[],
  language: string,
): readonly Said[] {
  return all.filter(({ text }) => shownName([text], language) !== '');
}
