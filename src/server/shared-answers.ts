import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { observe } from '../lib/metrics.ts';
import { wholeOf } from '../lib/page-pieces.ts';
import { patienceLeft } from '../lib/patience.ts';
import { capture, type CapturedResponse, type Handler } from './capture.ts';
import { kindOf, type RouteKind } from './hygiene.ts';
import type { HeadersFor } from './security-headers.ts';
import { leadTo } from './lead-to.ts';
import type { Effort } from './encodings.ts';
import { makeEntry, type Entry, type PageCache } from './page-cache.ts';
import type { PageStore, StoredPage } from './page-store.ts';
import { Queue } from '../lib/queue.ts';
import { styledPage, type PageStyles } from './page-styles.ts';
import { pagePathOf, storing } from './storing.ts';
import { syntheticRequest } from './synthetic-request.ts';

export type SharedAnswersOptions = {
  /** The framework's own request handler. */
  readonly handle: Handler;
  readonly cache: PageCache;
  readonly headersFor: HeadersFor;
  /** Puts the styles of pages into them; absent while developing. */
  readonly styles?: PageStyles | undefined;
  /** How long a page serves before it is made again. */
  readonly refreshSeconds: number;
  /** Where pages are kept for other processes and the next start, if anywhere. */
  readonly store?: PageStore | undefined;
};

/** Milliseconds before a page is asked for again that could not be made. */
const retryMs = 5000;
const assetSeconds = 86_400;
/** So long visitors wait for a page that was published before they get the older one. */
const patienceMs = 900;
/** A publish outdates every page: so many are made again at the same time. */
const remakesAtOnce = 6;
/** The smallest form of a page takes the processor ten times as long: nobody waits for it. */
const shrunkAtOnce = 1;

type Making = {
  /** The cache's generation when it began; undefined for one that waits. */
  begunAt: number | undefined;
  readonly answer: Promise<Entry | CapturedResponse>;
};

type Made = {
  readonly answer: CapturedResponse;
  readonly kind: RouteKind;
  /** The cache's when its making began. */
  readonly generation: number;
  /** Milliseconds since the epoch; default: by its kind, from now. */
  readonly freshUntil?: number;
};

/** Answers that are the same for every visitor: made once, kept in memory, refreshed in the background. */
export class SharedAnswers {
  readonly #options: SharedAnswersOptions;
  readonly #inFlight = new Map<string, Making>();
  readonly #remakes = new Queue(remakesAtOnce);
  readonly #shrinking = new Queue(shrunkAtOnce);
  readonly #problems = new Map<
    string,
    { readonly at: number; readonly page: Promise<CapturedResponse | undefined> }
  >();

  constructor(options: SharedAnswersOptions) {
    this.#options = options;
  }

  /**
   * The kept answer of a path; a stale one is also asked for again, in the background.
   * @returns undefined also for one that a publish has outdated
   */
  kept(key: string): Entry | undefined {
    const entry = this.#options.cache.get(key);
    if (!entry || this.#isOutdated(key, entry)) return undefined;
    if (entry.freshUntil < Date.now()) this.#refresh(key, entry);
    return entry;
  }

  /** Whether there is an answer of a path that no publish has outdated. */
  has(key: string): boolean {
    const entry = this.#options.cache.peek(key);
    return entry !== undefined && !this.#isOutdated(key, entry);
  }

  /** Files of the build never change, whatever is published. */
  #isOutdated(key: string, entry: Entry): boolean {
    return this.#options.cache.isOutdated(entry) && !key.startsWith('/_next/static/');
  }

  /**
   * Makes the answer of a path. Visitors who miss the same page at the same time wait for one request. Where a publish has
   * outdated the page, they wait a second at most and as long as they have patience, and then get what was there before.
   * @returns an entry when it is kept
   * @requirement O5
   */
  async make(key: string, host: string | undefined, kind: RouteKind): Promise<Entry | CapturedResponse> {
    const before = this.#options.cache.get(key);
    if (!before) return this.#making(key, host, kind);
    const making = this.#making(key, host, kind);
    const soEnough = new AbortController();
    const waitMs = Math.min(patienceMs, Math.max(0, patienceLeft()));
    const patience = pause(waitMs, before, { signal: soEnough.signal, ref: false }).catch(() => before);
    const made = await Promise.race([making, patience]).catch(() => before);
    soEnough.abort();
    return made.status >= 500 ? before : made;
  }

  /**
   * One request for all who ask since the last publish. The framework gives whoever asks for a page that it is making
   * that same page: one whose making began before the publish is waited for first.
   */
  #making(key: string, host: string | undefined, kind: RouteKind): Promise<Entry | CapturedResponse> {
    const { cache } = this.#options;
    const running = this.#inFlight.get(key);
    // One that has not begun will see all that was published until now.
    if (running && (running.begunAt ?? cache.generation) === cache.generation) return running.answer;
    const path = pagePathOf(key);
    const older = [...this.#inFlight].filter(([other]) => pagePathOf(other) === path);
    const begin = () => {
      making.begunAt = cache.generation;
      return this.#fetch(key, host, kind);
    };
    const answer = Promise.allSettled(older.map(([, { answer: earlier }]) => earlier))
      .then(() => (cache.get(key) ? this.#remakes.add(begin) : begin()))
      .finally(() => {
        if (this.#inFlight.get(key) === making) this.#inFlight.delete(key);
      });
    const making: Making = { begunAt: undefined, answer };
    this.#inFlight.set(key, making);
    const known = kind === 'page' ? cache.peek(key) : undefined;
    if (known && this.#isOutdated(key, known)) timeRemake(answer);
    return answer;
  }

  /**
   * The page that says that another cannot be made; one answer serves everybody for some seconds.
   * @param prefix - of its language: `/es-mx`, empty for the first
   * @returns undefined where it cannot be made either
   */
  async problem(prefix: string, host: string | undefined): Promise<CapturedResponse | undefined> {
    const known = this.#problems.get(prefix);
    if (known && Date.now() - known.at < retryMs) return known.page;
    const request = syntheticRequest(prefix || '/', host);
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
    const { cache, handle, refreshSeconds, store } = this.#options;
    const { generation } = cache;
    const position = store?.position();
    const stored = kind === 'page' && !cache.peek(key) ? await store?.get(key) : undefined;
    if (stored) return this.#keepStored(key, stored, generation);
    const answer = await captureWhole(handle, syntheticRequest(key, host), kind);
    const control = String(answer.headers['cache-control'] ?? '');
    const isShared = kind === 'page' ? /s-maxage|x-nextjs/.test(control) : /immutable|public/.test(control);
    if (answer.status !== 200 || !isShared) {
      // It has moved or is gone: what was there before serves nobody any more.
      if (answer.status < 500) cache.delete(key);
      return answer;
    }
    // A service was down and the page lacks something: the last whole one is better.
    if (kind === 'page' && secondsIn(control) < refreshSeconds) return answer;
    const entry = await this.#keep(key, { answer, kind, generation });
    if (kind === 'page' && answer.headers['x-nextjs-cache'] !== 'STALE')
      store?.put(key, position, {
        madeAt: Date.now(),
        contentType: contentTypeOf(answer),
        cacheControl: control,
        body: answer.body,
      });
    return entry;
  }

  /** A page that another process made, or this one before it was started again. */
  #keepStored(
    key: string,
    { madeAt, contentType, cacheControl, body }: StoredPage,
    generation: number,
  ): Promise<Entry> {
    const headers = { 'content-type': contentType, 'cache-control': cacheControl };
    const freshUntil = madeAt + this.#options.refreshSeconds * 1000;
    return this.#keep(key, { answer: { status: 200, headers, body }, kind: 'page', generation, freshUntil });
  }

  /** Keeps an answer. A page is there in a form that is quickly made, and soon after in its smallest. */
  async #keep(key: string, made: Made): Promise<Entry> {
    const { cache } = this.#options;
    const isPage = made.kind === 'page';
    const entry = await this.#entry(key, made, isPage ? 'once' : 'kept');
    cache.set(key, entry, made.generation);
    if (isPage)
      void this.#shrinking.add(async () => {
        // One that is made again is made smaller then.
        const isWanted = () => cache.peek(key) === entry && !entry.isRefreshing;
        const smaller = isWanted() && (await this.#entry(key, made, 'kept'));
        if (!smaller || !isWanted()) return;
        smaller.freshUntil = entry.freshUntil;
        cache.set(key, smaller, made.generation);
      });
    return entry;
  }

  #entry(key: string, { answer, kind, freshUntil }: Made, effort: Effort): Promise<Entry> {
    const { headersFor, refreshSeconds, styles } = this.#options;
    const page = styledPage(styles, { path: key, kind, body: answer.body });
    const isStale = answer.headers['x-nextjs-cache'] === 'STALE';
    const lifetime = kind === 'page' ? (isStale ? 1 : refreshSeconds) : assetSeconds;
    return makeEntry({
      status: 200,
      body: page.body,
      contentType: contentTypeOf(answer),
      headers: {
        ...headersFor(kind, { path: key, ...page }),
        'Cache-Control': String(answer.headers['cache-control'] ?? ''),
        ...storing(key, kind, answer),
      },
      freshUntil: freshUntil ?? Date.now() + lifetime * 1000,
      effort,
    });
  }

  /** Makes a page again while its last good form goes on serving. */
  #refresh(key: string, entry: Entry): void {
    if (entry.isRefreshing) return;
    entry.isRefreshing = true;
    this.#making(key, undefined, kindOf(key))
      .then((answer) => {
        if ('variants' in answer) return;
        entry.freshUntil = Date.now() + retryMs;
      })
      .catch(() => {
        entry.freshUntil = Date.now() + retryMs;
      })
      .finally(() => {
        entry.isRefreshing = false;
      });
  }
}

/** Notes how long it takes until a page that was published is there, from the first visitor who asks for it. */
function timeRemake(answer: Promise<Entry | CapturedResponse>): void {
  const askedAt = performance.now();
  answer.then(
    ({ status }) => {
      if (status < 500)
        observe('foyer_publish_delay_seconds', { step: 'page' }, (performance.now() - askedAt) / 1000);
    },
    () => undefined,
  );
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
  return kind === 'page' ? { ...answer, body: wholeOf(answer.body) } : answer;
}

function contentTypeOf({ headers }: CapturedResponse): string {
  return String(headers['content-type'] ?? 'text/html; charset=utf-8');
}

/** The `s-maxage` of a `Cache-Control` header in seconds; 0 where there is none. */
function secondsIn(control: unknown): number {
  return Number(/s-maxage=(\d+)/.exec(String(control))?.[1] ?? 0);
}
