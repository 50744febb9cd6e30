/** A set of document numbers. */
export class BitSet {
  readonly size: number;
  readonly #words: Uint32Array;

  constructor(size: number, isFull = false) {
    this.size = size;
    this.#words = new Uint32Array(Math.ceil(size / 32)).fill(isFull ? 0xffffffff : 0);
    if (isFull && size % 32 !== 0) this.#words[this.#words.length - 1] = (1 << (size % 32)) - 1;
  }

  add(index: number): void {
    this.#words[index >>> 5] = (this.#words[index >>> 5] ?? 0) | (1 << (index & 31));
  }

  has(index: number): boolean {
    return ((this.#words[index >>> 5] ?? 0) & (1 << (index & 31))) !== 0;
  }

  #combine(other: BitSet, join: (a: number, b: number) => number): BitSet {
    const result = new BitSet(this.size);
    for (let word = 0; word < this.#words.length; word += 1)
      result.#words[word] = join(this.#words[word] ?? 0, other.#words[word] ?? 0);
    return result;
  }

  and(other: BitSet): BitSet {
    return this.#combine(other, (a, b) => a & b);
  }

  or(other: BitSet): BitSet {
    return this.#combine(other, (a, b) => a | b);
  }

  without(other: BitSet): BitSet {
    return this.#combine(other, (a, b) => a & ~b);
  }

  /** The numbers that are not in the set. */
  inverse(): BitSet {
    return new BitSet(this.size, true).without(this);
  }

  get count(): number {
    let count = 0;
    for (let word of this.#words) {
      word -= (word >>> 1) & 0x55555555;
      word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
      count += (((word + (word >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
    }
    return count;
  }

  /** Calls for each number in ascending order. */
  forEach(call: (index: number) => void): void {
    for (let word = 0; word < this.#words.length; word += 1) {
      let bits = this.#words[word] ?? 0;
      while (bits !== 0) {
        call(word * 32 + 31 - Math.clz32(bits & -bits));
        bits &= bits - 1;
      }
    }
  }

  /** The numbers in ascending order. */
  toNumbers(): Uint32Array {
    const numbers = new Uint32Array(this.count);
    let at = 0;
    for (let word = 0; word < this.#words.length; word += 1) {
      let bits = this.#words[word] ?? 0;
      while (bits !== 0) {
        numbers[at] = word * 32 + 31 - Math.clz32(bits & -bits);
        at += 1;
        bits &= bits - 1;
      }
    }
    return numbers;
  }

  *[Symbol.iterator](): Generator<number> {
    for (let word = 0; word < this.#words.length; word += 1) {
      let bits = this.#words[word] ?? 0;
      while (bits !== 0) {
        const bit = 31 - Math.clz32(bits & -bits);
        yield word * 32 + bit;
        bits &= bits - 1;
      }
    }
  }
}
