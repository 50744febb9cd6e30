const maxLength = 64;
const rows = [0, 1, 2].map(() => new Uint8Array(maxLength + 1)) as [Uint8Array, Uint8Array, Uint8Array];

/**
 * Insertions, deletions, replacements and swaps of neighbouring letters between two words.
 * @returns 0 to `limit + 1`, which stands for every larger distance
 * @requirement B10
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit || a.length > maxLength || b.length > maxLength) return limit + 1;
  let [beforeLast, last, current] = rows;
  for (let column = 0; column <= b.length; column += 1) last[column] = column;
  for (let row = 1; row <= a.length; row += 1) {
    current[0] = row;
    let smallest = row;
    for (let column = 1; column <= b.length; column += 1) {
      const cost = a.charCodeAt(row - 1) === b.charCodeAt(column - 1) ? 0 : 1;
      let edits = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + cost,
      );
      if (isSwap(a, b, row, column)) edits = Math.min(edits, (beforeLast[column - 2] ?? 0) + 1);
      current[column] = edits;
      if (edits < smallest) smallest = edits;
    }
    if (smallest > limit) return limit + 1;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return Math.min(last[b.length] ?? limit + 1, limit + 1);
}

function isSwap(a: string, b: string, row: number, column: number): boolean {
  return row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
}
