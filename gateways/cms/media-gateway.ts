import type { ServerResponse } from 'node:http';
import type { ContentStore } from '../content/store.ts';
import { sendJson, type Gateway } from '../lib/http.ts';
import { PictureCache, readPicture, sizeOf } from './media-pictures.ts';
import { mimeTypeOf } from './mime-types.ts';

const maxCacheBytes = 32 * 1024 * 1024;
const prefix = '/-/media';

/**
 * Media files under `/-/media/`. `w` and `h`, or `mw` and `mh`, limit the size of a picture, which is never enlarged.
 * Only files that the content lists are served, so no path leads out of the folder.
 * @requirement A14
 */
export function createMediaGateway(content: ContentStore): Gateway {
  const pictures = new PictureCache(maxCacheBytes);
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
      const { body, etag } = await pictures.get(key, () => readPicture(media, type, size));
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
      response.writeHead(200, { ...headers, 'Content-Length': body.length });
      response.end(body);
    },
    close: () => {
      unsubscribe();
      return Promise.resolve();
    },
  };
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
