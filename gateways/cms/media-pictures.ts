import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
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

/** Pictures in memory, limited in bytes. The least recently used are dropped first. */
export class PictureCache {
  readonly #maxBytes: number;
  readonly #making = new Map<string, Promise<Picture>>();
  #kept = new Map<string, Picture>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  clear(): void {
    this.#making.clear();
    this.#kept = new Map();
    this.#bytes = 0;
  }

  /** A cached picture, or a new one. Parallel requests for the same picture make it once. */
  async get(key: string, make: () => Promise<Picture>): Promise<Picture> {
    const known = this.#kept.get(key);
    if (known) {
      this.#kept.delete(key);
      this.#kept.set(key, known);
      return known;
    }
    const running = this.#making.get(key);
    if (running) return running;
    const kept = this.#kept;
    const made = make();
    this.#making.set(key, made);
    try {
      const picture = await made;
      // If the cache was cleared meanwhile, the file may have changed.
      if (kept === this.#kept) this.#keep(key, picture);
      return picture;
    } finally {
      if (this.#making.get(key) === made) this.#making.delete(key);
    }
  }

  #keep(key: string, picture: Picture): void {
    this.#kept.set(key, picture);
    this.#bytes += picture.body.length;
    for (const [oldest, { body }] of this.#kept) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#kept.delete(oldest);
      this.#bytes -= body.length;
    }
  }
}
