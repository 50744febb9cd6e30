import { LRUCache } from 'lru-cache';

/** More than the terms of the demo's index, and of a hospital's. */
const max = 20_000;

/**
 * A reading of texts that the index and authors have, and that every search needs again. Never for what visitors type: that
 * would be kept.
 * @param read - pure
 * @requirement B18
 */
export function remembered<T extends object | string>(read: (text: string) => T): (text: string) => T {
  const known = new LRUCache<string, T>({ max });
  return (text) => {
    // A search asks some thousand times: noting each time what was asked for last takes longer than finding it.
    const before = known.peek(text);
    if (before !== undefined) return before;
    const now = read(text);
    known.set(text, now);
    return now;
  };
}
