import { Agent } from 'undici';
import { err, ok, type Result } from '@/lib/result';
import { env } from '#config/server/env';

export type Media = {
  readonly status: 200 | 304;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
};

const agent = new Agent({
  connections: 20,
  connect: { timeout: 1000 },
  headersTimeout: 5000,
  bodyTimeout: 5000,
});
const maxBytes = 20 * 1024 * 1024;
const allowedTypes = /^(image\/(png|jpe?g|gif|webp|avif|svg\+xml)|application\/pdf|video\/mp4|text\/vtt)\b/;
const sizes = ['w', 'h', 'mw', 'mh'] as const;

/**
 * Fetches a media file of the CMS.
 * @param segments - decoded path segments below `/-/media/`
 * @param query - only the sizes `w h mw mh` are passed on
 */
export async function fetchMedia(
  segments: readonly string[],
  query: Readonly<Record<string, string | string[] | undefined>>,
  ifNoneMatch: string | undefined,
): Promise<Result<Media, 'notFound' | 'unavailable'>> {
  if (
    segments.length === 0 ||
    segments.some((segment) => segment === '..' || segment === '.' || /[/\\\0]/.test(segment))
  ) {
    return err('notFound');
  }
  const host = new URL(env().MEDIA_HOST ?? env().SITECORE_API_HOST);
  const wanted = new URLSearchParams();
  for (const name of sizes) {
    const value = query[name];
    if (typeof value === 'string' && /^\d{1,4}$/.test(value)) wanted.set(name, value);
  }
  const path = `${host.pathname.replace(/\/$/, '')}/-/media/${segments.map(encodeURIComponent).join('/')}`;
  try {
    const reply = await agent.request({
      origin: host.origin,
      path: wanted.size > 0 ? `${path}?${wanted.toString()}` : path,
      method: 'GET',
      headers: ifNoneMatch === undefined ? {} : { 'if-none-match': ifNoneMatch },
      signal: AbortSignal.timeout(8000),
    });
    reply.body.on('error', () => undefined);
    const type = String(reply.headers['content-type'] ?? '');
    const etag = reply.headers.etag;
    const headers = {
      'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
      'X-Content-Type-Options': 'nosniff',
      ...(typeof etag === 'string' ? { ETag: etag } : {}),
    };
    if (reply.statusCode === 304) {
      await reply.body.dump();
      return ok({ status: 304, headers, body: Buffer.alloc(0) });
    }
    if (
      reply.statusCode !== 200 ||
      !allowedTypes.test(type) ||
      Number(reply.headers['content-length'] ?? 0) > maxBytes
    ) {
      reply.body.destroy();
      return err(reply.statusCode >= 500 ? 'unavailable' : 'notFound');
    }
    const body = Buffer.from(await reply.body.arrayBuffer());
    const vector = type.startsWith('image/svg')
      ? { 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" }
      : {};
    return ok({ status: 200, headers: { ...headers, ...vector, 'Content-Type': type }, body });
  } catch {
    return err('unavailable');
  }
}
