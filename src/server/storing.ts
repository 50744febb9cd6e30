import { personalMark, isPrivatePath } from '../config/site-paths.ts';
import type { CapturedResponse } from './capture.ts';
import type { RouteKind } from './hygiene.ts';

/** A file that is missing on this process may be there on the next, where another build is being rolled out. */
const missingHeaders = { 'Cache-Control': 'no-store' };

/** A page with data of one visitor: no copy of it is stored, and no other site learns of the visit. */
const privateHeaders = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
};

/** The mark stands on the root element, or among the first members of the data. */
const markWithin = 2000;

/**
 * The headers that say who may store a page, or its data, besides this server: nobody may where visitors write about
 * themselves, and nobody may keep that a file is missing. What the framework says to its own cache is no word to browsers.
 * @requirement I14 K10 N3
 */
export function storing(
  path: string,
  kind: RouteKind,
  { status, headers, body }: Pick<CapturedResponse, 'status' | 'headers' | 'body'>,
): Readonly<Record<string, string>> {
  if (kind !== 'page' && status >= 400) return missingHeaders;
  if (kind !== 'page' && kind !== 'data') return {};
  if (isPrivatePath(pagePathOf(path))) return privateHeaders;
  if (body.subarray(0, markWithin).includes(personalMark)) return { 'Cache-Control': 'no-store' };
  const isForCache = status === 200 && /s-maxage/.test(String(headers['cache-control'] ?? ''));
  return isForCache ? { 'Cache-Control': 'public, max-age=0, must-revalidate' } : {};
}

/** The path of the page whose data a path names; that of a page is its own. */
export function pagePathOf(path: string): string {
  const [, data] = /^\/_next\/data\/[^/]+(\/.*)\.json$/.exec(path) ?? [];
  return data === '/index' ? '/' : (data ?? path);
}
