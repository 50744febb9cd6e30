import { err, ok, type Result } from '@/lib/result';
import { env } from '#config/server/env';
import { createGateway, type Gateway } from '#gateway/client';

export type Media = {
  readonly status: 200 | 206 | 304 | 416;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
};

const maxBytes = 20 * 1024 * 1024;
const allowedTypes =
  /^(image\/(png|jpe?g|gif|webp|avif|svg\+xml)|application\/pdf|video\/(mp4|webm)|text\/(vtt|csv))\b/;
/** Headers of the browser that the CMS gets. */
const passedOn = ['if-none-match', 'range', 'if-range'] as const;
export type AskedHeaders = Partial<Record<(typeof passedOn)[number], string | undefined>>;
const sizes = ['w', 'h', 'mw', 'mh'] as const;

let gateway: Gateway | undefined;

function mediaGateway(): Gateway {
  const host = env().MEDIA_HOST ?? env().SITECORE_API_HOST;
  gateway ??= createGateway({
    name: 'media',
    baseUrl: `${host.replace(/\/$/, '')}/-/media`,
    headers: { accept: '*/*' },
    deadlineMs: 8000,
    maxBytes,
  });
  return gateway;
}

/**
 * Fetches a media file of the CMS, at most 20 MiB.
 * @param segments - decoded path segments below `/-/media/`
 * @param query - only the sizes `w h mw mh` are passed on
 * @param asked - the browser's headers: what it has already, and which part of a film it wants
 * @returns `notFound` for files that the CMS does not have, that are too large or of a type that pages do not show
 */
export async function fetchMedia(
  segments: readonly string[],
  query: Readonly<Record<string, unknown>>,
  asked: AskedHeaders = {},
): Promise<Result<Media, 'notFound' | 'unavailable'>> {
  if (segments.length === 0 || segments.some((segment) => isOutside(segment))) return err('notFound');
  const reply = await mediaGateway().request({
    method: 'GET',
    path: `/${segments.map(encodeURIComponent).join('/')}`,
    query: sizesIn(query),
    headers: Object.fromEntries(
      passedOn.flatMap((name) => (asked[name] === undefined ? [] : [[name, asked[name]]])),
    ),
    expectJson: false,
  });
  if (!reply.ok) return err(reply.error === 'tooLarge' ? 'notFound' : 'unavailable');
  const { status, bytes, header } = reply.value;
  const type = header('content-type') ?? '';
  const etag = header('etag');
  const headers = {
    'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
    'X-Content-Type-Options': 'nosniff',
    ...(etag === undefined ? {} : { ETag: etag }),
  };
  const range = header('content-range');
  const ranges = { 'Accept-Ranges': 'bytes', ...(range === undefined ? {} : { 'Content-Range': range }) };
  if (status === 304) return ok({ status, headers, body: Buffer.alloc(0) });
  if (status === 416) return ok({ status, headers: ranges, body: Buffer.alloc(0) });
  if ((status !== 200 && status !== 206) || !allowedTypes.test(type))
    return err(status >= 500 ? 'unavailable' : 'notFound');
  const policy = policyOf(type);
  return ok({ status, headers: { ...headers, ...ranges, ...policy, 'Content-Type': type }, body: bytes });
}

/** A drawing may hold scripts. A film by itself, as browsers without scripts open it, may load itself. */
function policyOf(type: string): Readonly<Record<string, string>> {
  const name = 'Content-Security-Policy';
  if (type.startsWith('image/svg'))
    return { [name]: "default-src 'none'; style-src 'unsafe-inline'; sandbox" };
  return type.startsWith('video/')
    ? { [name]: "default-src 'none'; style-src 'unsafe-inline'; media-src 'self'" }
    : {};
}

/** Whether a path segment leads out of the media folder. */
function isOutside(segment: string): boolean {
  return segment === '..' || segment === '.' || /[/\\\0]/.test(segment);
}

function sizesIn(query: Readonly<Record<string, unknown>>): URLSearchParams {
  const wanted = new URLSearchParams();
  for (const name of sizes) {
    const value = query[name];
    if (typeof value === 'string' && /^\d{1,4}$/.test(value)) wanted.set(name, value);
  }
  return wanted;
}
