import { IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { liveParameters } from '../config/live-parameters.ts';
import { isPrivatePath, notFoundPath } from '../config/site-paths.ts';
import { capture, type CapturedResponse, type Handler } from './capture.ts';
import { encode, encodingFor, isCompressible } from './encodings.ts';
import {
  dropInternalHeaders,
  isFormPost,
  keepCookies,
  kindOf,
  refusalOf,
  type RouteKind,
} from './hygiene.ts';
import { makeEntry, type Entry, type PageCache } from './page-cache.ts';

export type FrontOptions = {
  /** The framework's own request handler. */
  readonly handle: Handler;
  readonly cache: PageCache;
  readonly headersFor: (kind: RouteKind, query?: string) => Readonly<Record<string, string>>;
  /** Languages that stand in front of paths, lower case. */
  readonly languagePrefixes: readonly string[];
  readonly refreshSeconds: number;
  /** Cookies that a page made for one visitor may see; no other page sees any. */
  readonly visibleCookies: readonly string[];
  /** Development: everything goes straight to the framework. */
  readonly isDevelopment: boolean;
};

/**
 * The handler of every request: hygiene, headers, and whole answers from memory.
 * Pages with a question in their address are made for each visitor; every other page is the same for everybody, comes
 * from the cache in the visitor's encoding, and is refreshed behind his back.
 */
export function createFront(options: FrontOptions): Handler {
  const { handle, cache, headersFor, isDevelopment } = options;
  const inFlight = new Map<string, Promise<Entry | CapturedResponse>>();

  return async function front(request, response) {
    const target = request.url ?? '';
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const cut = target.indexOf('?');
    const path = cut === -1 ? target : target.slice(0, cut);
    const query = cut === -1 ? '' : target.slice(cut + 1);
    const key = isLive(query) ? undefined : path;
    const hit = isRead && key !== undefined ? cache.get(key) : undefined;
    if (hit && key !== undefined) {
      if (hit.freshUntil < Date.now()) refresh(key, hit);
      sendEntry(request, response, hit, path.endsWith(notFoundPath) ? 404 : hit.status);
      return;
    }
    const refusal = refusalOf(request);
    const kind = kindOf(path);
    if (refusal?.status === 404) return sendNotFound(request, response, path);
    if (refusal) {
      response.writeHead(refusal.status, {
        ...headersFor('page'),
        'Content-Type': 'text/plain; charset=utf-8',
        ...(refusal.allow ? { Allow: refusal.allow } : {}),
      });
      response.end(`${refusal.status}\n`);
      return;
    }
    dropInternalHeaders(request);
    if (kind === 'page' || kind === 'asset')
      keepCookies(request, kind === 'page' && key === undefined ? options.visibleCookies : []);
    if (kind === 'page' && isFormPost(request)) {
      // The twin of the pages that takes forms in; what it answers is one visitor's and is kept nowhere.
      // Without a slash at its end, for which the framework would lead the visitor to the twin itself.
      request.url = `/posted${path.replace(/\/+$/, '')}`;
      for (const [name, value] of Object.entries(headersFor(kind))) response.setHeader(name, value);
      await handle(request, response);
      return;
    }
    if (
      isDevelopment ||
      kind === 'image' ||
      kind === 'media' ||
      (kind === 'api' && request.method !== 'GET')
    ) {
      for (const [name, value] of Object.entries(headersFor(kind, query))) response.setHeader(name, value);
      await handle(request, response);
      return;
    }
    const answer =
      key !== undefined && kind !== 'api'
        ? await shared(key, request, kind)
        : await captureClean(request, kind);
    if ('variants' in answer)
      sendEntry(request, response, answer, path.endsWith(notFoundPath) ? 404 : answer.status);
    else if (answer.status === 404 && kind === 'page') await sendNotFound(request, response, path);
    else await sendOnce(request, response, answer, { kind, query });
  };

  /** Several visitors who miss the same page wait for one fetching of it. */
  function shared(key: string, request: IncomingMessage, kind: RouteKind): Promise<Entry | CapturedResponse> {
    const running = inFlight.get(key);
    if (running) return running;
    const fetching = fetchEntry(key, syntheticRequest(key, request.headers.host), kind).finally(() =>
      inFlight.delete(key),
    );
    inFlight.set(key, fetching);
    return fetching;
  }

  /** Has the framework answer whole and plain: what comes of it is compressed here. */
  async function captureClean(request: IncomingMessage, kind: RouteKind): Promise<CapturedResponse> {
    if (kind !== 'api') {
      delete request.headers['if-none-match'];
      delete request.headers['if-modified-since'];
    }
    const accepted = request.headers['accept-encoding'];
    delete request.headers['accept-encoding'];
    delete request.headers.range;
    const answer = await capture(handle, request);
    if (accepted !== undefined) request.headers['accept-encoding'] = accepted;
    return answer;
  }

  async function fetchEntry(
    key: string,
    request: IncomingMessage,
    kind: RouteKind,
  ): Promise<Entry | CapturedResponse> {
    const { generation } = cache;
    const answer = await captureClean(request, kind);
    const control = String(answer.headers['cache-control'] ?? '');
    const isShared = kind === 'page' ? /s-maxage|x-nextjs/.test(control) : /immutable|public/.test(control);
    if (answer.status !== 200 || !isShared) return answer;
    // A service was down and the page lacks something: the last whole one is better.
    if (kind === 'page' && secondsIn(control) < options.refreshSeconds) return answer;
    const isStale = answer.headers['x-nextjs-cache'] === 'STALE';
    const lifetime = kind === 'page' ? (isStale ? 1 : options.refreshSeconds) : 86_400;
    const entry = await makeEntry({
      status: 200,
      body: answer.body,
      contentType: String(answer.headers['content-type'] ?? 'text/html; charset=utf-8'),
      headers: {
        ...headersFor(kind),
        'Cache-Control': kind === 'page' ? 'public, max-age=0, must-revalidate' : control,
        ...(kind === 'page' && isPrivatePath(key) ? privateHeaders : {}),
      },
      freshUntil: Date.now() + lifetime * 1000,
    });
    cache.set(key, entry, generation);
    return entry;
  }

  /** Asks for a page again while its last good form goes on serving. */
  function refresh(key: string, entry: Entry): void {
    if (entry.isRefreshing) return;
    entry.isRefreshing = true;
    fetchEntry(key, syntheticRequest(key, undefined), kindOf(key))
      .then((answer) => {
        if ('variants' in answer) return;
        const isPartial = answer.status === 200 && secondsIn(answer.headers['cache-control']) > 0;
        if (answer.status < 500 && !isPartial) cache.delete(key);
        else entry.freshUntil = Date.now() + 5000;
      })
      .catch(() => {
        entry.freshUntil = Date.now() + 5000;
      })
      .finally(() => {
        entry.isRefreshing = false;
      });
  }

  /** The CMS's not-found page in the language of the path, with the status that it means. */
  async function sendNotFound(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
  ): Promise<void> {
    const first = path.split('/')[1]?.toLowerCase() ?? '';
    const key = options.languagePrefixes.includes(first) ? `/${first}${notFoundPath}` : notFoundPath;
    const known = cache.get(key);
    if (known && known.freshUntil < Date.now()) refresh(key, known);
    const page = known ?? (await shared(key, request, 'page'));
    if ('variants' in page) sendEntry(request, response, page, 404);
    else await sendOnce(request, response, { ...page, status: 404 }, { kind: 'page' });
  }

  async function sendOnce(
    request: IncomingMessage,
    response: ServerResponse,
    answer: CapturedResponse,
    { kind, query = '' }: { readonly kind: RouteKind; readonly query?: string },
  ): Promise<void> {
    const type = String(answer.headers['content-type'] ?? '');
    const encoding = isCompressible(type, answer.body.length)
      ? encodingFor(request.headers['accept-encoding'])
      : 'identity';
    const body = await encode(answer.body, encoding, 'once');
    const isFault = answer.status >= 500 && kind === 'page';
    const headers: OutgoingHttpHeaders = {
      ...headersFor(kind, query),
      ...(isFault ? { 'Cache-Control': 'no-store', 'Retry-After': '30', 'X-Robots-Tag': 'noindex' } : {}),
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding, Vary: 'Accept-Encoding' }),
      'Content-Length': body.length,
    };
    const own = new Set(Object.keys(headers).map((name) => name.toLowerCase()));
    const theirs = Object.entries(answer.headers).filter(([name]) => !own.has(name));
    response.writeHead(answer.status, { ...Object.fromEntries(theirs), ...headers });
    response.end(request.method === 'HEAD' ? undefined : body);
  }
}

/** Sends a kept answer in the form that the client takes, or says that it already has it. */
function sendEntry(
  request: IncomingMessage,
  response: ServerResponse,
  entry: Entry,
  status = entry.status,
): void {
  const variant = entry.variants[encodingFor(request.headers['accept-encoding'])];
  if (status === 200 && request.headers['if-none-match']?.includes(variant.etag)) {
    response.writeHead(304, withoutLength(variant.headers));
    response.end();
    return;
  }
  response.writeHead(status, variant.headers as string[]);
  response.end(request.method === 'HEAD' ? undefined : variant.body);
}

function withoutLength(headers: readonly string[]): string[] {
  const at = headers.indexOf('Content-Length');
  return [...headers.slice(0, at), ...headers.slice(at + 2)];
}

/** A page on which a visitor sees what is his alone: no copy of it stays, nobody learns that he was there. */
const privateHeaders = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
};

/** How long a shared answer may live by its own account; 0 for one that is not shared. */
function secondsIn(control: unknown): number {
  return Number(/s-maxage=(\d+)/.exec(String(control))?.[1] ?? 0);
}

const live: ReadonlySet<string> = new Set(liveParameters);

/** Whether a query changes what the page holds. Others (campaign marks and the like) do not. */
function isLive(query: string): boolean {
  for (const key of new URLSearchParams(query).keys()) if (live.has(key)) return true;
  return false;
}

/** A request that no visitor made and that carries nothing of one. */
function syntheticRequest(url: string, host: string | undefined): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  request.method = 'GET';
  request.url = url;
  request.headers = { host: host ?? 'localhost' };
  return request;
}
