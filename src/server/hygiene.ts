import type { IncomingMessage } from 'node:http';
import { twinHeader, twins } from '../config/twins.ts';
import { partsOf } from './address-parts.ts';

/** A request that is refused before anything else looks at it. */
export type Refusal = { readonly status: 400 | 404 | 405 | 414; readonly allow?: string };

const maxPath = 1024;
const maxQuery = 2048;

/**
 * Headers with which the framework's parts talk to each other, and ours with it; from outside they only confuse caches.
 * An offer of another protocol is not taken up.
 */
const internalHeaders =
  /^(rsc|next-.*|x-nextjs-.*|x-middleware-.*|x-invoke-.*|x-matched-path|x-prerender-.*|x-forwarded-host|upgrade|http2-settings)$/;

/** Removes what must not come from outside. `x-nextjs-data` stays away too: pages are always asked for whole. */
export function dropInternalHeaders(request: IncomingMessage): void {
  for (const name of Object.keys(request.headers)) {
    if (name === twinHeader || internalHeaders.test(name)) delete request.headers[name];
  }
}

/** What kind of thing a path names. */
export type RouteKind = 'page' | 'api' | 'asset' | 'image' | 'media' | 'data';

/** Sorts a path. Anything that is none of the others is a page. */
export function kindOf(pathname: string): RouteKind {
  if (pathname.startsWith('/_next/static/')) return 'asset';
  if (pathname.startsWith('/_next/image')) return 'image';
  if (pathname.startsWith('/_next/')) return 'data';
  if (pathname.startsWith('/api/media/')) return 'media';
  if (pathname.startsWith('/api/') || pathname === '/api') return 'api';
  if (pathname.startsWith('/-/')) return 'media';
  return /^\/[^/]+\.(svg|ico|png|txt|xml|webmanifest|js|woff2)$/.test(pathname) ? 'asset' : 'page';
}

/** Whether a request brings a form as browsers send it without scripts. */
export function isFormPost({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'POST' &&
    /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i.test(headers['content-type'] ?? '')
  );
}

/**
 * Whether a request is refused, and how: targets that are no plain path (an absolute one would make the framework
 * redirect to a foreign host), addresses out of all measure, the hidden twins of the pages, and methods that no page has.
 */
export function refusalOf(request: IncomingMessage): Refusal | undefined {
  const target = request.url ?? '';
  if (!target.startsWith('/') || target.startsWith('//') || target.startsWith('/\\')) return { status: 400 };
  const { path, search } = partsOf(target);
  if (path.length > maxPath && !path.startsWith('/_next/')) return { status: 414 };
  if (search.length > maxQuery && !path.startsWith('/api/')) return { status: 414 };
  const segments = segmentsOf(path);
  if (!segments || isTwin(segments)) return { status: 404 };
  const kind = kindOf(path);
  if (kind === 'api' || request.method === 'GET' || request.method === 'HEAD') return undefined;
  if (!(kind === 'page' && isFormPost(request))) return { status: 405, allow: 'GET, HEAD' };
  return undefined;
}

/**
 * The names between the slashes of a path, as plainly as anybody may read them later: percent signs are taken off until
 * none is left.
 * @returns undefined for a path that cannot be decoded or that climbs
 */
function segmentsOf(path: string): readonly string[] | undefined {
  let plain = path;
  try {
    for (let before = ''; before !== plain; plain = decodeURIComponent(plain)) before = plain;
  } catch {
    // A percent sign that was escaped itself stays.
    if (plain === path) return undefined;
  }
  const segments = plain.split(/[/\\]/).filter(Boolean);
  return plain.includes('\0') || segments.includes('..') || segments.includes('.') ? undefined : segments;
}

/** Whether a path is a twin's own, as a page or as its data. */
function isTwin([first = '', second, _build, ...rest]: readonly string[]): boolean {
  const name = first === '_next' && second === 'data' ? (rest[0] ?? '') : first;
  return twins.some((twin) => twin === name.toLowerCase().replace(/\.json$/, ''));
}

/**
 * Leaves a request some of its cookies and takes the others away.
 * @param names - of those that stay; one that ends with a hyphen stands for all that start with it
 * @requirement N3
 */
export function keepCookies({ headers }: IncomingMessage, names: readonly string[]): void {
  const kept = (headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => names.some((name) => pair.startsWith(name.endsWith('-') ? name : `${name}=`)));
  if (kept.length > 0) headers.cookie = kept.join('; ');
  else delete headers.cookie;
}
