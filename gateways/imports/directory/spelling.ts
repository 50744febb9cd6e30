const small = /^(?:of|and|the|at|for|in)$/;
/** Directions, states and numbers that stay in capitals. */
const short = /^(?:va|us|nw|ne|sw|se|ii|iii|iv)$/;

/** Names of places in capitals throughout, as old systems have them, in the usual spelling; all others as they are. @requirement E1 */
export function spelled(text: string): string {
  if (text !== text.toUpperCase() || !/[A-Z]{4}/.test(text)) return text;
  return text
    .split(' ')
    .map((word, index) => {
      const lower = word.toLowerCase();
      if (index > 0 && small.test(lower)) return lower;
      return short.test(lower) ? word : capitalized(lower);
    })
    .join(' ');
}

/**
 * A person's name in the usual spelling, where both parts are in capitals throughout: `MARY-ANN MCNEIL` is `Mary-Ann McNeil`.
 * One or two letters are initials, and stay.
 * @requirement D2
 */
export function spelledName(first: string, last: string): { readonly first: string; readonly last: string } {
  const both = first + last;
  if (both !== both.toUpperCase() || !/\p{Lu}{3}/u.test(both)) return { first, last };
  const usual = (part: string): string =>
    part
      .split(' ')
      .map((word) => (/^\p{Lu}{1,2}$/u.test(word) ? word : capitalized(word.toLowerCase())))
      .join(' ');
  return { first: usual(first), last: capitalized(last.toLowerCase()) };
}

function capitalized(lower: string): string {
  const upper = (_whole: string, before: string, letter: string): string => before + letter.toUpperCase();
  return lower
    .replaceAll(/(^|[\s\-/&(.])(\p{L})/gu, upper)
    .replaceAll(/((?:^|[\s-])(?:Mc|O['’]))(\p{L})/gu, upper);
}
