import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { logError } from '@/lib/log';
import { observe } from '@/lib/metrics';
import { Queue } from '@/lib/queue';
import type { Check } from '#services/publishing/check';
import type { PublishedItem, PublishedPage } from '#services/publishing/event';

/** What is asked of the CMS until it delivers it. */
export type Waiting = {
  readonly what: { readonly page: PublishedPage } | { readonly item: PublishedItem };
  /** ISO instant of the event. */
  readonly since: string;
  readonly tries: number;
  /** Why it waits. */
  readonly reason: Exclude<Check, 'delivered' | 'unknownPath'> | 'new';
};

export type QueueOptions = {
  /** Made when it is needed. */
  readonly folder: string;
  readonly check: (what: Waiting['what']) => Promise<Check>;
  /** Delays before the tries after the first, in milliseconds; the last one repeats. */
  readonly delaysMs?: readonly number[];
  /** How long it is tried; default a day. */
  readonly maxAgeMs?: number;
};

const defaultDelaysMs = [1000, 5000, 30_000, 120_000, 600_000];
const dayMs = 86_400_000;
/** Visitors' pages are asked of the same CMS meanwhile. */
const triesAtOnce = 4;

/**
 * What was published and is not yet known to be delivered. Each page or item is one file, so that a restart goes on with
 * it, and a hundred events about one page are one. A disk that cannot be written costs only that.
 * @requirement O5 O8
 */
export class PublishQueue {
  readonly #options: QueueOptions;
  readonly #waiting = new Map<string, Waiting>();
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #trying = new Set<Promise<void>>();
  readonly #tries = new Queue(triesAtOnce);
  #givenUp = 0;
  #unknownPaths = 0;
  #isDiskFailing = false;

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  /** Takes in what waited when the process ended. */
  async resume(): Promise<void> {
    const { folder } = this.#options;
    const names = await readdir(folder).catch(() => []);
    for (const name of names.filter((one) => one.endsWith('.json'))) {
      const text = await readFile(join(folder, name), 'utf8').catch(() => '');
      const read = waitingIn(text);
      if (!read) await rm(join(folder, name), { force: true }).catch(() => undefined);
      else if (!this.#waiting.has(keyOf(read.what))) {
        this.#waiting.set(keyOf(read.what), read);
        this.#later(keyOf(read.what), 0);
      }
    }
  }

  /**
   * Takes something in and tries it at once.
   * @returns when it is on the disk, where that can be written; it is tried meanwhile
   */
  async add(what: Waiting['what']): Promise<void> {
    const key = keyOf(what);
    const known = this.#waiting.get(key)?.what;
    const newest = known && versionOf(known) > versionOf(what) ? known : what;
    const waiting: Waiting = { what: newest, since: new Date().toISOString(), tries: 0, reason: 'new' };
    this.#waiting.set(key, waiting);
    await this.#write(key, waiting);
    this.#later(key, 0);
  }

  /** What waits, the oldest first; how much was given up since the start, and how often nobody knew the page. */
  status(): {
    readonly waiting: readonly Waiting[];
    readonly givenUp: number;
    readonly unknownPaths: number;
    readonly isDiskFailing: boolean;
  } {
    const waiting = [...this.#waiting.values()].toSorted((a, b) => a.since.localeCompare(b.since));
    return {
      waiting,
      givenUp: this.#givenUp,
      unknownPaths: this.#unknownPaths,
      isDiskFailing: this.#isDiskFailing,
    };
  }

  /** Resolves when no try runs and everything is on the disk that is to be; what waits for later is left. */
  async settled(): Promise<void> {
    while (this.#trying.size > 0) await Promise.allSettled(this.#trying);
  }

  #later(key: string, delayMs: number): void {
    clearTimeout(this.#timers.get(key));
    const timer = setTimeout(() => {
      const trying = this.#tries.add(() => this.#try(key)).finally(() => this.#trying.delete(trying));
      this.#trying.add(trying);
    }, delayMs);
    timer.unref();
    this.#timers.set(key, timer);
  }

  async #try(key: string): Promise<void> {
    const { check, delaysMs = defaultDelaysMs, maxAgeMs = dayMs } = this.#options;
    this.#timers.delete(key);
    const waiting = this.#waiting.get(key);
    if (!waiting) return;
    const reason = await check(waiting.what).catch(() => 'unavailable' as const);
    // Another event about the same thing came in meanwhile, and is tried by itself.
    if (this.#waiting.get(key) !== waiting) return;
    if (reason === 'unknownPath') this.#unknownPaths += 1;
    if (reason === 'delivered')
      observe(
        'foyer_publish_delay_seconds',
        { step: 'cms' },
        Math.max(0, Date.now() - Date.parse(waiting.since)) / 1000,
      );
    if (reason === 'delivered' || reason === 'unknownPath') return this.#drop(key);
    if (Date.now() - Date.parse(waiting.since) > maxAgeMs) {
      this.#givenUp += 1;
      logError('publish.given-up', { reason, tries: waiting.tries + 1 });
      return this.#drop(key);
    }
    const next = { ...waiting, tries: waiting.tries + 1, reason };
    this.#waiting.set(key, next);
    this.#later(key, delaysMs[Math.min(waiting.tries, delaysMs.length - 1)] ?? 0);
    await this.#write(key, next);
  }

  async #drop(key: string): Promise<void> {
    this.#waiting.delete(key);
    await rm(this.#fileOf(key), { force: true }).catch(() => undefined);
  }

  async #write(key: string, waiting: Waiting): Promise<void> {
    const draft = `${this.#fileOf(key)}.${process.pid}.${(drafts += 1)}.draft`;
    try {
      await mkdir(this.#options.folder, { recursive: true, mode: 0o700 });
      await writeFile(draft, JSON.stringify(waiting), { mode: 0o600 });
      await rename(draft, this.#fileOf(key));
      // It was dropped while it was written.
      if (!this.#waiting.has(key)) await rm(this.#fileOf(key), { force: true });
      this.#isDiskFailing = false;
    } catch (error) {
      await rm(draft, { force: true }).catch(() => undefined);
      if (!this.#isDiskFailing)
        logError('publish.not-written', { reason: (error as NodeJS.ErrnoException).code });
      this.#isDiskFailing = true;
    }
  }

  #fileOf(key: string): string {
    return join(this.#options.folder, `${createHash('sha256').update(key).digest('hex').slice(0, 32)}.json`);
  }
}

let drafts = 0;

function keyOf(what: Waiting['what']): string {
  return 'page' in what
    ? `page ${what.page.language} ${what.page.path}`
    : `item ${what.item.language} ${what.item.id}`;
}

function versionOf(what: Waiting['what']): number {
  return 'page' in what ? (what.page.version ?? 0) : 0;
}

/** A file that was cut off is nothing. */
function waitingIn(text: string): Waiting | undefined {
  try {
    const read = JSON.parse(text) as Waiting;
    return 'page' in read.what || 'item' in read.what ? read : undefined;
  } catch {
    return undefined;
  }
}
