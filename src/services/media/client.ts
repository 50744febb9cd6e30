import { err, ok, type Result } from '@/lib/result';
import { mediaLibraries } from '#cms/media-address';
import { env } from '#config/server/env';
import { isLoopback } from '#config/server/private-addresses';
import { createGateway, type Gateway, type GatewayReply } from '#gateway/client';
import { passedOn, queryFor, type AskedHeaders } from '#services/media/asked';
import type { Media } from '#services/media/media';
import { lookAtColour } from '#services/media/colour';
import { drawingAsPicture } from '#services/media/drawing';
import { mediaKindOf, partKindOf, type MediaKind } from '#services/media/kind';

const maxBytes = 20 * 1024 * 1024;
/** The gateways in use, by where they lead. */
const gateways: Record<string, Gateway> = {};

/** Where files of the CMS come from, or those of the media library that a path names. */
function sourceOf(
  segments: readonly string[],
): { readonly gateway: Gateway; readonly path: readonly string[] } | undefined {
  const [first = '', ...rest] = segments;
  if (!first.startsWith('~')) {
    const host = env().MEDIA_HOST ?? env().SITECORE_API_HOST;
    return { gateway: gatewayTo(`${host.replace(/\/$/, '')}/-/media`, false), path: segments };
  }
  const library = mediaLibraries().find(({ key }) => key === first.slice(1));
  if (!library || rest.length === 0) return undefined;
  const isPublicOnly = !isLoopback(new URL(library.address).hostname);
  return { gateway: gatewayTo(library.address, isPublicOnly), path: rest };
}

function gatewayTo(baseUrl: string, isPublicOnly: boolean): Gateway {
  const headers = { accept: '*/*' };
  gateways[baseUrl] ??= createGateway({
    name: 'media',
    baseUrl,
    headers,
    deadlineMs: 8000,
    maxBytes,
    isPublicOnly,
  });
  return gateways[baseUrl];
}

/**
 * Fetches a media file of the CMS or of a media library, at most 20 MiB; of a film as much as that at a time.
 * @param segments - decoded path segments below `/-/media/`; a first one such as `~1a2b3c4d` names a media library
 * @param query - only what media servers know is passed on: sizes and the like
 * @param asked - the browser's headers: what it has already, and which part of a film it wants
 * @returns `notFound` for files that are not there, too large, elsewhere, or nothing that pages show
 * @requirement O3 O8
 */
export async function fetchMedia(
  segments: readonly string[],
  query: Readonly<Record<string, unknown>>,
  asked: AskedHeaders = {},
): Promise<Result<Media, 'notFound' | 'unavailable'>> {
  if (segments.length === 0 || segments.some((segment) => isOutside(segment))) return err('notFound');
  const source = sourceOf(segments);
  if (!source) return err('notFound');
  const reply = await source.gateway.request({
    method: 'GET',
    path: `/${source.path.map(encodeURIComponent).join('/')}`,
    query: queryFor(query),
    headers: passedOn(source.path.at(-1) ?? '', asked),
    expectJson: false,
  });
  if (!reply.ok) return err(reply.error === 'tooLarge' ? 'notFound' : 'unavailable');
  const answer = answerOf(reply.value);
  if (answer.ok) void lookAtColour(`/-/media/${segments.join('/')}`, answer.value);
  return answer.ok ? drawingAsPicture(source.path.at(-1) ?? '', answer.value) : answer;
}

function answerOf({ status, bytes, header }: GatewayReply): Result<Media, 'notFound' | 'unavailable'> {
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
  if (status !== 200 && status !== 206) return err(status >= 500 ? 'unavailable' : 'notFound');
  const type = header('content-type') ?? '';
  const kind = status === 206 ? partKindOf(type) : mediaKindOf(bytes, type);
  if (!kind) return err('notFound');
  return ok({ status, headers: { ...headers, ...ranges, ...headersOf(kind) }, body: bytes });
}

/** A drawing may hold scripts. A film by itself, as browsers without scripts open it, may load itself. */
function headersOf({ type, isSaved }: MediaKind): Readonly<Record<string, string>> {
  const policy = 'Content-Security-Policy';
  const nothing = "default-src 'none'; style-src 'unsafe-inline'";
  return {
    'Content-Type': type,
    ...(isSaved ? { 'Content-Disposition': 'attachment' } : {}),
    ...(type.startsWith('image/svg') ? { [policy]: `${nothing}; sandbox` } : {}),
    ...(type.startsWith('video/') ? { [policy]: `${nothing}; media-src 'self'` } : {}),
  };
}

/** Whether a path segment leads out of the media folder. */
function isOutside(segment: string): boolean {
  return segment === '..' || segment === '.' || /[/\\\0]/.test(segment);
}
