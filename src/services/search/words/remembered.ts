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
  const known = new LRUCache<string, T>({ max, memoMethod: read });
  return (text) => known.memo(text);
}
