/** A filter that is not valid. */
export class FilterSyntaxError extends Error {
  override readonly name = 'FilterSyntaxError';
}

/** A token of a filter. */
export type FilterToken =
  | { readonly kind: 'open' | 'close' | 'and' | 'or' | 'not' | 'plus' | 'minus' }
  | { readonly kind: 'field'; readonly name: string }
  | {
      readonly kind: 'word';
      readonly text: string;
      /** The word as written, when a star or question mark in it is a wildcard. */
      readonly pattern: string | undefined;
    }
  | { readonly kind: 'quoted'; readonly text: string }
  | { readonly kind: 'range'; readonly text: string };

const patterns: readonly (readonly [RegExp, (match: RegExpExecArray) => FilterToken])[] = [
  [/\(/y, () => ({ kind: 'open' })],
  [/\)(?:\^[\d.]+)?/y, () => ({ kind: 'close' })],
  [/(?:AND(?![^\s()"!{}[\]])|&&)/y, () => ({ kind: 'and' })],
  [/(?:OR(?![^\s()"!{}[\]])|\|\|)/y, () => ({ kind: 'or' })],
  [/(?:NOT(?![^\s()"!{}[\]])|!)/y, () => ({ kind: 'not' })],
  [/\+/y, () => ({ kind: 'plus' })],
  [/-/y, () => ({ kind: 'minus' })],
  [
    /"((?:[^"\\]|\\.)*)"(?:~\d+)?(?:\^[\d.]+)?/y,
    (match) => ({ kind: 'quoted', text: unescape(match[1] ?? '') }),
  ],
  [/[[{][^\]}]*[\]}]/y, (match) => ({ kind: 'range', text: match[0] })],
  [
    /((?:[^\s:()"[\]{}+\-!^~\\]|\\.)(?:[^\s:()"[\]{}^~\\]|\\.)*):/y,
    (match) => ({ kind: 'field', name: unescape(match[1] ?? '') }),
  ],
  [
    /((?:[^\s:()"[\]{}^~\\]|\\.)+)(?:~\d*)?(?:\^[\d.]+)?/y,
    ([, written = '']) => ({
      kind: 'word',
      text: unescape(written),
      pattern: /^(?:[^\\*?]|\\.)*[*?]/.test(written) ? written : undefined,
    }),
  ],
];

/** Removes the backslashes of escapes. @requirement B18 */
export function unescape(text: string): string {
  return text.replace(/\\(.)/g, '$1');
}

/** Splits a filter into tokens. @throws FilterSyntaxError @requirement B18 */
export function tokenizeFilter(text: string): readonly FilterToken[] {
  const tokens: FilterToken[] = [];
  for (let at = 0; at < text.length;) {
    if (/\s/.test(text[at] ?? '')) {
      at += 1;
      continue;
    }
    const start = at;
    for (const [pattern, make] of patterns) {
      pattern.lastIndex = at;
      const match = pattern.exec(text);
      if (!match) continue;
      tokens.push(make(match));
      at += match[0].length;
      break;
    }
    if (at === start)
      throw new FilterSyntaxError(`Cannot parse '${text}': unexpected '${text[at] ?? ''}' at ${at}`);
  }
  return tokens;
}
