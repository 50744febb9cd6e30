import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { MediaFile } from '../content/store.ts';

/** Longest edge of a resized picture, in pixels. */
const maxEdge = 2000;

/** Types that can be resized; any other is sent unchanged. */
const resizable: ReadonlySet<string> = new Set(['image/webp', 'image/png', 'image/jpeg', 'image/avif']);

export type Picture = { readonly body: Buffer; readonly etag: string };

export type Size = { readonly width?: number; readonly height?: number };

/**
 * The size in a media address: `w` and `h`, or `mw` and `mh` as limits, in pixels from 1 to 2000.
 * @returns undefined for the original size, `'invalid'` for anything but whole numbers in the range
 * @requirement A14
 */
export function sizeOf(query: URLSearchParams): Size | 'invalid' | undefined {
  const edges: Partial<Record<string, number>> = {};
  for (const name of ['w', 'h', 'mw', 'mh']) {
    const written = query.get(name);
    if (written === null || written === '') continue;
    if (!/^\d{1,6}$/.test(written) || Number(written) === 0) return 'invalid';
    edges[name] = Math.min(Number(written), maxEdge);
  }
  const width = Math.min(edges.w ?? Infinity, edges.mw ?? Infinity);
  const height = Math.min(edges.h ?? Infinity, edges.mh ?? Infinity);
  if (width === Infinity && height === Infinity) return undefined;
  return { ...(width < Infinity ? { width } : {}), ...(height < Infinity ? { height } : {}) };
}

/**
 * Reads a media file, resized to fit if a size is given and the type allows it. Proportions stay, nothing is enlarged.
 * @requirement A14
 */
export async function readPicture(media: MediaFile, type: string, size: Size | undefined): Promise<Picture> {
  const body =
    size && resizable.has(type)
      ? await sharp(media.file)
          .resize({ ...size, fit: 'inside', withoutEnlargement: true })
          .toBuffer()
      : await readFile(media.file);
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}

/**
 * Pictures in memory; the least recently used go first. Parallel requests for the same picture make it once. One that is
 * being made while the cache is cleared is answered and not kept: its file may have changed.
 * @param maxBytes - of all pictures together
 * @returns a cache whose `forceFetch(key, { context })` makes what is not there with `context`, and rejects as that does
 * @requirement A14
 */
export function createPictureCache(maxBytes: number): LRUCache<string, Picture, () => Promise<Picture>> {
  return new LRUCache({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => Math.max(1, body.length),
    fetchMethod: (_key, _stale, { context: make }) => make(),
    ignoreFetchAbort: true,
  });
}
