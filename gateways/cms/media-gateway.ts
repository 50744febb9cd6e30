import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import sharp from 'sharp';
import type { ContentStore } from '../content/store.ts';
import type { Gateway } from '../lib/http.ts';
import { mimeTypes } from './mime-types.ts';

const maxEdge = 2000;
const maxKeptBytes = 32 * 1024 * 1024;

type Picture = { readonly body: Buffer; readonly etag: string };

/**
 * Media files under `/-/media/`. `w` and `h` give a size, `mw` and `mh` bounds; pictures are never made larger than
 * they are.
 */
export function createMediaGateway(content: ContentStore): Gateway {
  const kept = new Map<string, Picture>();
  let keptBytes = 0;
  const unsubscribe = content.onChange(() => {
    kept.clear();
    keptBytes = 0;
  });
  const keep = (key: string, picture: Picture) => {
    kept.set(key, picture);
    keptBytes += picture.body.length;
    for (const [oldest, { body }] of kept) {
      if (keptBytes <= maxKeptBytes) break;
      kept.delete(oldest);
      keptBytes -= body.length;
    }
  };
  return {
    name: 'media',
    prefix: '/-/media',
    ready: () => true,
    handle: async (request, response, url) => {
      const file = fileOf(content.mediaFolder, url.pathname);
      const type = file && mimeTypes[extname(file).slice(1).toLowerCase()];
      if (!file || !type || (request.method !== 'GET' && request.method !== 'HEAD')) return notFound(response);
      const size = sizeOf(url.searchParams);
      const key = `${file}?${JSON.stringify(size)}`;
      let picture = kept.get(key);
      if (!picture) {
        picture = await readPicture(file, type, size);
        if (!picture) return notFound(response);
        keep(key, picture);
      }
      const headers = {
        'Content-Type': type,
        'Cache-Control': 'public, max-age=86400',
        'X-Content-Type-Options': 'nosniff',
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        ETag: picture.etag,
      };
      if (request.headers['if-none-match'] === picture.etag) {
        response.writeHead(304, headers).end();
        return;
      }
      response.writeHead(200, { ...headers, 'Content-Length': picture.body.length });
      response.end(request.method === 'HEAD' ? undefined : picture.body);
    },
    close: () => {
      unsubscribe();
      return Promise.resolve();
    },
  };
}

function notFound(response: ServerResponse): void {
  response.writeHead(404, { 'Content-Type': 'text/plain' }).end('not found\n');
}

/** The file that a path names, if it lies in the folder. */
function fileOf(folder: string, pathname: string): string | undefined {
  try {
    const file = join(folder, decodeURIComponent(pathname.slice('/-/media/'.length)));
    return file.startsWith(folder + sep) && !file.includes('\0') ? file : undefined;
  } catch {
    return undefined;
  }
}

type Size = { readonly width?: number; readonly height?: number; readonly fit: 'cover' | 'inside' };

function sizeOf(query: URLSearchParams): Size | undefined {
  const read = (name: string) => {
    const value = Number(query.get(name));
    return Number.isInteger(value) && value > 0 ? Math.min(value, maxEdge) : undefined;
  };
  const [w, h, mw, mh] = [read('w'), read('h'), read('mw'), read('mh')];
  const width = w ?? mw;
  const height = h ?? mh;
  if (!width && !height) return undefined;
  return { ...(width ? { width } : {}), ...(height ? { height } : {}), fit: w && h ? 'cover' : 'inside' };
}

async function readPicture(file: string, type: string, size: Size | undefined): Promise<Picture | undefined> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  const isResizable = size !== undefined && type.startsWith('image/') && type !== 'image/svg+xml';
  const body = isResizable ? await sharp(file).resize({ ...size, withoutEnlargement: true }).toBuffer() : await readFile(file);
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}
