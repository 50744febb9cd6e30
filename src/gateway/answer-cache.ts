import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { beforeEnd } from '@/lib/before-end';
import { onPublication } from '@/lib/publications';
import { waitedInVain, waitInTime, withQuestion, type Question } from '@/lib/patience';
import { env } from '#config/server/env';
import { draftsShown } from '@/lib/drafts';
import { staleAnswersInMemory, StaleAnswersOnDisk, type StaleAnswers } from '#gateway/stale-answers';
import { processWide } from '#gateway/process-wide';

export type AnswerCacheOptions = {
  /** How many answers are kept; the least recently used go first. */
  readonly maxEntries: number;
  /** Milliseconds for which an answer serves without asking again; 0: the source is asked each time. */
  readonly freshMs: number;
  /** Milliseconds before a source that gave no answer is asked again; default 0. */
  readonly retryMs?: number;
};

/** A question with its answer, which may still be to come. */
type Asked<T> = Question & { answer: Promise<T | undefined> };

/** Not the machine's time of day: where that is set back by weeks, answers would not age for so long. */
const clock = { now: () => performance.now() };

/**
 * Answers of outside systems: a TTL cache with one request in flight for a key, and stale-if-error. Once an answer is no
 * longer fresh, it serves only while its source gives no other. Whoever sees drafts asks for themselves, and leaves nothing.
 * @requirement O8
 */
export class AnswerCache<T extends NonNullable<unknown>> {
  readonly #fresh: LRUCache<string, Asked<T>>;
  readonly #stale: StaleAnswers<T>;
  readonly #freshMs: number;
  readonly #retryMs: number;

  /** @param stale - where the last answers are; default: in memory */
  constructor({ maxEntries, freshMs, retryMs = 0 }: AnswerCacheOptions, stale?: StaleAnswers<T>) {
    this.#fresh = new LRUCache({ max: maxEntries, perf: clock, ttlResolution: 0, ttlAutopurge: true });
    this.#stale = stale ?? staleAnswersInMemory(maxEntries);
    this.#freshMs = freshMs;
    this.#retryMs = retryMs;
  }

  /**
   * The answer to a question. Those who ask at the same time wait for one request, so none of them may abort it. It costs
   * each of them their patience where its source gave nothing, even if an older answer served.
   * @param ask - asks the source; undefined when it gave no answer
   * @returns undefined when the source gives no answer and never gave one
   */
  async get(key: string, ask: () => Promise<T | undefined>): Promise<T | undefined> {
    if (draftsShown()) return ask();
    const known = this.#fresh.get(key);
    const startedAt = performance.now();
    const asked = known ?? this.#asking(key, ask);
    const answer = await (known ? waitInTime(known.answer) : asked.answer);
    if (answer === undefined || asked.isInVain) waitedInVain(startedAt);
    if (answer === undefined) return this.#stale.get(key);
    this.#stale.touch(key);
    return answer;
  }

  #asking(key: string, ask: () => Promise<T | undefined>): Asked<T> {
    const question = { isInVain: false };
    const asked: Asked<T> = Object.assign(question, { answer: withQuestion(question, ask) });
    this.#fresh.set(key, asked);
    void asked.answer.then(
      (answer) => {
        // Nothing that was asked for before a publish may take the place of something newer.
        if (this.#fresh.peek(key) !== asked) return;
        if (answer !== undefined) this.#stale.keep(key, answer);
        this.#keepFor(answer === undefined ? this.#retryMs : this.#freshMs, key, asked);
      },
      () => this.#keepFor(0, key, asked),
    );
    return asked;
  }

  #keepFor(ttl: number, key: string, asked: Asked<T>): void {
    if (ttl > 0) this.#fresh.set(key, asked, { ttl });
    else if (this.#fresh.peek(key) === asked) this.#fresh.delete(key);
  }

  /** Keeps an answer for the time that its source gives none. */
  keep(key: string, answer: T): void {
    if (!draftsShown()) this.#stale.keep(key, answer);
  }

  /** The last answer, however old. */
  stale(key: string): Promise<T | undefined> {
    return draftsShown() ? Promise.resolve(undefined) : this.#stale.get(key);
  }

  /** Has no last answer to a question any more: its source has said that there is none. */
  forget(key: string): void {
    if (!draftsShown()) this.#stale.forget(key);
  }

  /** Resolves when what was kept so far outlives the process, where it is to. */
  settled(): Promise<void> {
    return this.#stale.settled();
  }

  /** Has a question asked again. The old answer serves on only while its source gives none. */
  renew(key: string): void {
    this.#fresh.delete(key);
  }

  /** Has every question asked again. Old answers serve on only while their source gives none. */
  expire(): void {
    this.#fresh.clear();
  }
}

function registry(): Map<string, { expire(): void }> {
  return processWide('answer caches', () => {
    onPublication(expireAnswers);
    return new Map();
  });
}

/**
 * The process's one cache of a name, so that a publish reaches it from every copy of a module.
 * @param name - says what is kept; each name stands for one type, which is plain JSON where it is durable
 * @param isDurable - the last answers outlive the process, so that it may start while its source is down. A call with it
 *   reads the environment, and so belongs into a function.
 * @requirement O5
 */
export function answerCache<T extends NonNullable<unknown>>(
  name: string,
  { isDurable = false, ...options }: AnswerCacheOptions & { readonly isDurable?: boolean },
): AnswerCache<T> {
  const known = registry().get(name);
  if (known) return known as AnswerCache<T>;
  const made = new AnswerCache<T>(options, isDurable ? onDisk(name, options.maxEntries) : undefined);
  registry().set(name, made);
  if (isDurable) beforeEnd(() => made.settled());
  return made;
}

/** While developing, and in tests, everything is in memory. */
function onDisk<T extends NonNullable<unknown>>(
  name: string,
  maxEntries: number,
): StaleAnswers<T> | undefined {
  const { NODE_ENV: mode, DATA_DIR: folder, GRAPH_QL_ENDPOINT: source, SITECORE_SITE_NAME: site } = env();
  if (mode !== 'production') return undefined;
  // What another CMS said is nothing to this site.
  const of = createHash('sha256').update(`${source} ${site}`).digest('hex').slice(0, 8);
  return new StaleAnswersOnDisk({ folder: join(folder, 'last-good', `${name}-${of}`), maxEntries });
}

/**
 * Expires every answer that the site keeps: something was published.
 * @requirement O5
 */
export function expireAnswers(): void {
  for (const cache of registry().values()) cache.expire();
}
