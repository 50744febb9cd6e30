import type { PageCache } from './page-cache.ts';

/**
 * How publishing reaches the cache in front: both run in one process, but the framework loads its own copy of every
 * module, so the way to each other is a name on the global object.
 */
const name = Symbol.for('foyer.page-cache');

type Holder = { [name]?: PageCache };

/** Makes a cache known to publishing. */
export function announceCache(cache: PageCache): void {
  (globalThis as Holder)[name] = cache;
}

/** Forgets pages that were published; all of them without a list. Nothing happens where no cache is in front. */
export function purgePages(paths?: readonly string[]): void {
  (globalThis as Holder)[name]?.purge(paths);
}
