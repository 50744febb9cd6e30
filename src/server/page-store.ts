import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { z } from 'zod';
import { RedisLink } from './redis.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** A page as it was made, for every process and the next start. */
export type StoredPage = {
  /** Milliseconds since the epoch. */
  readonly madeAt: number;
  readonly contentType: string;
  readonly cacheControl: string;
  readonly body: Buffer;
};

export type PageStoreOptions = {
  readonly url: string;
  /** What pages depend on besides content: the build and its configuration. Neither shows another's pages. */
  readonly scope: string;
  /**
   * The last publication that this process has heard of; undefined while it may have missed one. Pages are kept under the
   * publication after which they were made, so that one from before is never found.
   */
  readonly position: () => string | undefined;
  /** When something was last outdated here, in milliseconds since the epoch. */
  readonly outdatedAt: () => number;
  readonly keptSeconds: number;
};

const storedSchema = z.object({
  key: z.string(),
  madeAt: z.number(),
  contentType: z.string(),
  cacheControl: z.string(),
  packed: z.string(),
});

/** Longer than that nobody waits for a page that may be there: it is made. */
const readMs = 150;
const writeMs = 2000;
const maxBytes = 2 * 1024 * 1024;

/**
 * Whole pages in Redis, the same for every visitor. A Redis that is slow or away is as one that has nothing.
 * @requirement O5 O8
 */
export class PageStore {
  readonly #options: PageStoreOptions;
  readonly #reading: RedisLink;
  readonly #writing: RedisLink;

  constructor(options: PageStoreOptions) {
    this.#options = options;
    this.#reading = new RedisLink(options.url);
    this.#writing = new RedisLink(options.url);
  }

  /** Taken before a page is made and given back to `put`. */
  position(): string | undefined {
    return this.#options.position();
  }

  /** A page that was made since the last publication, by whichever process. */
  async get(key: string): Promise<StoredPage | undefined> {
    const position = this.position();
    if (position === undefined) return undefined;
    const { outdatedAt, keptSeconds } = this.#options;
    try {
      const text = await this.#reading.run(readMs, (redis) => redis.get(this.#nameOf(key, position)));
      if (text === null) return undefined;
      const { packed, ...stored } = storedSchema.parse(JSON.parse(String(text)));
      const isCurrent = stored.madeAt >= outdatedAt() && Date.now() - stored.madeAt < keptSeconds * 1000;
      if (stored.key !== key || !isCurrent) return undefined;
      return { ...stored, body: await unpack(Buffer.from(packed, 'base64')) };
    } catch {
      return undefined;
    }
  }

  /** Keeps a page; nobody waits for it. */
  put(key: string, position: string | undefined, { body, ...page }: StoredPage): void {
    if (position === undefined || body.length > maxBytes) return;
    const { keptSeconds } = this.#options;
    const write = async () => {
      const packed = (await pack(body)).toString('base64');
      const text = JSON.stringify({ key, ...page, packed });
      await this.#writing.run(writeMs, (redis) =>
        redis.set(this.#nameOf(key, position), text, { expiration: { type: 'EX', value: keptSeconds } }),
      );
    };
    void write().catch(() => undefined);
  }

  close(): void {
    this.#reading.close();
    this.#writing.close();
  }

  #nameOf(key: string, position: string): string {
    const digest = createHash('sha256').update(`${this.#options.scope} ${position} ${key}`).digest('hex');
    return `foyer:page:${digest.slice(0, 40)}`;
  }
}

/** Settings that say where a process runs, and nothing about its pages. */
const ofTheMachine = new Set(['PORT', 'METRICS_PORT', 'DATA_DIR', 'REDIS_URL', 'FOYER_DIST_DIR']);

/**
 * What a build and its configuration are known by.
 * @param buildId - of the framework
 * @param environment - every setting with its value
 */
export function scopeOf(buildId: string, environment: Readonly<Record<string, unknown>>): string {
  const settings = Object.entries(environment)
    .filter(([name]) => !ofTheMachine.has(name))
    .toSorted(([one], [other]) => one.localeCompare(other));
  return createHash('sha256')
    .update(JSON.stringify([buildId, settings]))
    .digest('hex');
}
