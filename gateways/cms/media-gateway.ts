import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ContentStore } from '../content/store.ts';
import { byteRange } from '../lib/byte-range.ts';
import { sendJson, type Gateway } from '../lib/http.ts';
import { createPictureCache, readPicture, sizeOf } from './media-pictures.ts';
import { mimeTypeOf } from './mime-types.ts';

const maxCacheBytes = 32 * 1024 * 1024;
const prefix = '/-/media';

/**
 * Media files under `/-/media/`. `w` and `h`, or `mw` and `mh`, limit the size of a picture, which is never enlarged.
 * Only files that the content lists are served, so no path leads out of the folder.
 * @requirement A14
 */
export function createMediaGateway(content: ContentStore): Gateway {
  const pictures = createPictureCache(maxCacheBytes);
  const unsubscribe = content.onChange(() => pictures.clear());
  return {
    name: 'media',
    prefix,
    ready: () => true,
    handle: async (request, response, url) => {
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return sendJson(response, 405, { error: 'method not allowed' }, { Allow: 'GET, HEAD' });
      const media = content.media(nameIn(url.pathname) ?? '');
      const type = media && mimeTypeOf(media.name);
      if (!media || !type) return notFound(response);
      const size = sizeOf(url.searchParams);
      if (size === 'invalid') return sendJson(response, 400, { error: 'a size is a whole number of pixels' });
      const key = `${media.name}?${size?.width ?? ''}x${size?.height ?? ''}`;
      const { body, etag } = await pictures.forceFetch(key, {
        context: () => readPicture(media, type, size),
      });
      const headers = {
        'Content-Type': type,
        'Cache-Control': 'public, max-age=86400',
        'X-Content-Type-Options': 'nosniff',
        // An SVG may contain scripts. Opened by itself it runs none.
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        ETag: etag,
      };
      if (namesTag(request.headers['if-none-match'], etag)) {
        response.writeHead(304, headers).end();
        return;
      }
      sendWhole(request, response, { body, headers });
    },
    close: () => {
      unsubscribe();
      return Promise.resolve();
    },
  };
}

/** Sends a file, or the part of it that is asked for: browsers ask films for parts. */
function sendWhole(
  { headers: asked }: IncomingMessage,
  response: ServerResponse,
  { body, headers }: { readonly body: Buffer; readonly headers: Readonly<Record<string, string>> },
): void {
  // A part of an older file is of no use beside the newer one.
  const isSame = asked['if-range'] === undefined || asked['if-range'] === headers.ETag;
  const range = isSame ? byteRange(asked.range, body.length) : undefined;
  const ours = { ...headers, 'Accept-Ranges': 'bytes' };
  if (range === 'unsatisfiable') {
    response.writeHead(416, { ...ours, 'Content-Range': `bytes */${body.length}` }).end();
    return;
  }
  const part = range ? body.subarray(range.from, range.to + 1) : body;
  const where = range ? { 'Content-Range': `bytes ${range.from}-${range.to}/${body.length}` } : {};
  response.writeHead(range ? 206 : 200, { ...ours, ...where, 'Content-Length': part.length });
  response.end(part);
}

function namesTag(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

function notFound(response: ServerResponse): void {
  sendJson(response, 404, { error: 'not found' });
}

function nameIn(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname.slice(prefix.length + 1));
  } catch {
    return undefined;
  }
}
