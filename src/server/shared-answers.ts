import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { isPrivatePath } from '../config/site-paths.ts';
import { capture, type CapturedResponse, type Handler } from './capture.ts';
import { kindOf, type RouteKind } from './hygiene.ts';
import type { HeadersFor } from './security-headers.ts';
import { makeEntry, type Entry, type PageCache } from './page-cache.ts';

export type SharedAnswersOptions = {
  /** The framework's own request handler. */
  readonly handle: Handler;
  readonly cache: PageCache;
  readonly headersFor: HeadersFor;
  /** How long a page serves before it is made again. */
  readonly refreshSeconds: number;
};

/** Milliseconds before a page is asked for again that could not be made. */
const retryMs = 5000;
const assetSeconds = 86_400;

/** Answers that are the same for every visitor: made once, kept in memory, refreshed in the background. */
export class SharedAnswers {
  readonly #options: SharedAnswersOptions;
  readonly #inFlight = new Map<string, Promise<Entry | CapturedResponse>>();

  constructor(options: SharedAnswersOptions) {
    this.#options = options;
  }

  /** The kept answer of a path; a stale one is also asked for again, in the background. */
  kept(key: string): Entry | undefined {
    const entry = this.#options.cache.get(key);
    if (entry && entry.freshUntil < Date.now()) this.#refresh(key, entry);
    return entry;
  }

  /**
   * Makes the answer of a path. Visitors who miss the same page at the same time wait for one request.
   * @returns an entry when it is kept
   */
  make(key: string, host: string | undefined, kind: RouteKind): Promise<Entry | CapturedResponse> {
    const running = this.#inFlight.get(key);
    if (running) return running;
    const making = this.#fetch(key, host, kind).finally(() => this.#inFlight.delete(key));
    this.#inFlight.set(key, making);
    return making;
  }

  async #fetch(key: string, host: string | undefined, kind: RouteKind): Promise<Entry | CapturedResponse> {
    const { cache, handle, refreshSeconds } = this.#options;
    const { generation } = cache;
    const answer = await captureWhole(handle, syntheticRequest(key, host), kind);
    const control = String(answer.headers['cache-control'] ?? '');
    const isShared = kind === 'page' ? /s-maxage|x-nextjs/.test(control) : /immutable|public/.test(control);
    if (answer.status !== 200 || !isShared) return answer;
    // A service was down and the page lacks something: the last whole one is better.
    if (kind === 'page' && secondsIn(control) < refreshSeconds) return answer;
    const entry = await this.#entry(key, answer, kind);
    cache.set(key, entry, generation);
    return entry;
  }

  #entry(key: string, answer: CapturedResponse, kind: RouteKind): Promise<Entry> {
    const { headersFor, refreshSeconds } = this.#options;
    const isStale = answer.headers['x-nextjs-cache'] === 'STALE';
    const lifetime = kind === 'page' ? (isStale ? 1 : refreshSeconds) : assetSeconds;
    return makeEntry({
      status: 200,
      body: answer.body,
      contentType: String(answer.headers['content-type'] ?? 'text/html; charset=utf-8'),
      headers: {
        ...headersFor(kind, { path: key }),
        'Cache-Control':
          kind === 'page'
            ? 'public, max-age=0, must-revalidate'
            : String(answer.headers['cache-control'] ?? ''),
        ...(kind === 'page' && isPrivatePath(key) ? privateHeaders : {}),
      },
      freshUntil: Date.now() + lifetime * 1000,
    });
  }

  /** Makes a page again while its last good form goes on serving. */
  #refresh(key: string, entry: Entry): void {
    if (entry.isRefreshing) return;
    entry.isRefreshing = true;
    this.#fetch(key, undefined, kindOf(key))
      .then((answer) => {
        if ('variants' in answer) return;
        const isPartial = answer.status === 200 && secondsIn(answer.headers['cache-control']) > 0;
        if (answer.status < 500 && !isPartial) this.#options.cache.delete(key);
        else entry.freshUntil = Date.now() + retryMs;
      })
      .catch(() => {
        entry.freshUntil = Date.now() + retryMs;
      })
      .finally(() => {
        entry.isRefreshing = false;
      });
  }
}

/** Has the framework answer whole and uncompressed: compression is done here. */
export async function captureWhole(
  handle: Handler,
  request: IncomingMessage,
  kind: RouteKind,
): Promise<CapturedResponse> {
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

/** A page with data of one visitor: no copy of it is stored, and no other site learns of the visit. */
const privateHeaders = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
};

/** The `s-maxage` of a `Cache-Control` header in seconds; 0 where there is none. */
function secondsIn(control: unknown): number {
  return Number(/s-maxage=(\d+)/.exec(String(control))?.[1] ?? 0);
}

/** A request that carries nothing of any visitor. */
function syntheticRequest(url: string, host: string | undefined): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  request.method = 'GET';
  request.url = url;
  request.headers = { host: host ?? 'localhost' };
  return request;
}
