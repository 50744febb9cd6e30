/**
 * Whether one word is the other with one slip of the hand: a letter left out, put in, replaced, or two in the wrong order.
 * @returns false for the same word
 * @requirement B10
 */
export function isOneSlip(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  const at = [...short].findIndex((letter, index) => letter !== long[index]);
  const from = at === -1 ? short.length : at;
  if (long.length === short.length + 1) return short.slice(from) === long.slice(from + 1);
  if (long.length !== short.length || at === -1) return false;
  const isReplaced = short.slice(from + 1) === long.slice(from + 1);
  const isTurned =
    short[from] === long[from + 1] &&
    short[from + 1] === long[from] &&
    short.slice(from + 2) === long.slice(from + 2);
  return isReplaced || isTurned;
}
