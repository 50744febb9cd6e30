/** A growing list of whole numbers from 0 to 2^32 - 1. */
export class Numbers {
  #values = new Uint32Array(1024);
  length = 0;

  push(value: number): void {
    if (this.length === this.#values.length) {
      const larger = new Uint32Array(this.#values.length * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.length] = value;
    this.length += 1;
  }

  /** The numbers in the list; a view, not a copy. */
  view(): Uint32Array {
    return this.#values.subarray(0, this.length);
  }
}

/** Where each group begins, from the size of each: one entry more than there are groups. @requirement B18 */
export function startsOf(counts: Uint32Array): Uint32Array {
  const starts = new Uint32Array(counts.length + 1);
  for (let group = 0; group < counts.length; group += 1)
    starts[group + 1] = (starts[group] ?? 0) + (counts[group] ?? 0);
  return starts;
}

/** The index of the first entry of a sorted list that is not before `wanted`. @requirement B18 */
export function lowerBound(sorted: readonly string[], wanted: string): number {
  let low = 0;
  for (let high = sorted.length; low < high;) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

export type NarrowNumbers = Uint8Array | Uint16Array | Uint32Array;

/** The narrowest array type that can number `count` things. @requirement B18 */
export function narrowest(count: number) {
  if (count <= 0x100) return Uint8Array;
  return count <= 0x1_0000 ? Uint16Array : Uint32Array;
}
