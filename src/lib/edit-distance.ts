/**
 * Insertions, deletions, replacements and swaps of neighbours that turn one word into the other.
 * @returns Infinity for lengths that differ by more than 2
 * @requirement B10 O3
 */
export function editDistance(from: string, to: string): number {
  if (Math.abs(from.length - to.length) > 2) return Infinity;
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwap = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    [beforeLast, last] = [last, current];
  }
  return last[to.length] ?? Infinity;
}

/** Whether one word is the other with one slip of the hand; false for the same word. @requirement B10 */
export function isOneSlip(one: string, other: string): boolean {
  return editDistance(one, other) === 1;
}
