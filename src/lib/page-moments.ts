import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Characters of data that are kept in all: those of some hundred documents. */
const maxSize = 16_000_000;

/** The header by which the script of a document names the data that the document was made of. */
export const momentHeader = 'x-page-moment';

/** The framework loads its own copy of every module for each route; the server in front reads what they leave here. */
const place = Symbol.for('foyer.page-moments');
const shared = globalThis as { [place]?: LRUCache<string, string> };
const moments = (shared[place] ??= new LRUCache<string, string>({
  maxSize,
  sizeCalculation: (data) => data.length,
}));

/**
 * Keeps the data of a document whose scripts come later: times and doctors change from minute to minute, and React takes over only
 * what it would have drawn itself.
 * @param data - as JSON; nothing of one visitor
 * @returns its name
 * @requirement O8
 */
export function keepMoment(data: string): string {
  const name = createHash('sha256').update(data).digest('base64url').slice(0, 16);
  moments.set(name, data);
  return name;
}

/** The data of that name; undefined in another process, and once newer ones have taken its place. @requirement O8 */
export function momentOf(name: string | readonly string[] | undefined): string | undefined {
  return typeof name === 'string' ? moments.get(name) : undefined;
}
