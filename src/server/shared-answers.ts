import type { IncomingMessage } from 'node:http';
import { capture, type CapturedResponse, type Handler } from './capture.ts';
import { kindOf, type RouteKind } from './hygiene.ts';
import type { HeadersFor } from './security-headers.ts';
import { leadTo } from './lead-to.ts';
import { makeEntry, type Entry, type PageCache } from './page-cache.ts';
import { storing } from './storing.ts';
import { syntheticRequest } from './synthetic-request.ts';

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
  readonly #problems = new Map<
    string,
    { readonly at: number; readonly page: Promise<CapturedResponse | undefined> }
  >();

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

  /**
   * The page that says that another cannot be made; one answer serves everybody for some seconds.
   * @param prefix - of its language: `/es-mx`, empty for the first
   * @returns undefined where it cannot be made either
   */
  async problem(prefix: string, host: string | undefined): Promise<CapturedResponse | undefined> {
    const known = this.#problems.get(prefix);
    if (known && Date.now() - known.at < retryMs) return known.page;
    const request = syntheticRequest(`/problem${prefix}`, host);
    leadTo('problem', request);
    const page = captureWhole(this.#options.handle, request, 'page').then(
      (answer) =>
        answer.status >= 500 && answer.headers['cache-control'] === 'no-store' ? answer : undefined,
      () => undefined,
    );
    this.#problems.set(prefix, { at: Date.now(), page });
    return page;
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
        ...headersFor(kind, { path: key, body: answer.body }),
        'Cache-Control': String(answer.headers['cache-control'] ?? ''),
        ...storing(key, kind, answer),
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

/** The `s-maxage` of a `Cache-Control` header in seconds; 0 where there is none. */
function secondsIn(control: unknown): number {
  return Number(/s-maxage=(\d+)/.exec(String(control))?.[1] ?? 0);
}
