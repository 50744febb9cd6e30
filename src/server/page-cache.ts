import type { OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { encode, etagOf, isCompressible, type Effort, type Encoding } from './encodings.ts';

/** One form of an answer that is ready to send: headers as a flat list, because that is the quickest to write. */
export type Variant = { readonly body: Buffer; readonly etag: string; readonly headers: readonly string[] };

export type Entry = {
  readonly status: number;
  readonly variants: Readonly<Record<Encoding, Variant>>;
  readonly bytes: number;
  /** Milliseconds since the epoch; from then on the entry is asked for again in the background. */
  freshUntil: number;
  isRefreshing: boolean;
  /** The cache's generation when its making began. */
  generation?: number;
};

/**
 * Whole answers in memory, in each of the forms that browsers take, bounded in bytes: the least recently used go first.
 * A publish outdates them all at once, and what is being made while it happens, so that nothing older comes back.
 */
export class PageCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #maxBytes: number;
  #generation = 0;

  /** @param maxBytes - 0 keeps nothing */
  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
    this.#entries = new LRUCache({
      maxSize: Math.max(1, maxBytes),
      sizeCalculation: ({ bytes }) => Math.max(1, bytes),
    });
  }

  /** Taken before fetching and given back to `set`. */
  get generation(): number {
    return this.#generation;
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  /** The entry of a path, which is then the most recently used. */
  get(key: string): Entry | undefined {
    return this.#entries.get(key);
  }

  /** The entry of a path, as if nobody had asked. */
  peek(key: string): Entry | undefined {
    return this.#entries.peek(key);
  }

  /**
   * Keeps an entry. One whose making began before the last publish is outdated from the start, and never takes the place
   * of a newer one.
   */
  set(key: string, entry: Entry, generation: number): void {
    if (entry.bytes > this.#maxBytes) return;
    if ((this.#entries.peek(key)?.generation ?? 0) > generation) return;
    entry.generation = generation;
    this.#entries.set(key, entry);
  }

  /** Whether something was published since an entry's making began. */
  isOutdated({ generation = 0 }: Entry): boolean {
    return generation < this.#generation;
  }

  /** Whether the answer of a path is sent as it is, and nothing is asked again behind it. */
  isReady(key: string): boolean {
    const entry = this.#entries.peek(key);
    return entry !== undefined && entry.freshUntil > Date.now() && !this.isOutdated(entry);
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  /**
   * Outdates every entry: any of them may hold a word, a menu or a title that was published. They stay for visitors who
   * would otherwise wait too long.
   * @requirement O5
   */
  outdate(): void {
    this.#generation += 1;
  }
}

type EntryInput = {
  readonly status: number;
  readonly body: Buffer;
  readonly contentType: string;
  /** Further headers of the answer. */
  readonly headers: OutgoingHttpHeaders;
  readonly freshUntil: number;
  /** `once`: quickly, for a visitor who waits, until there is a smaller form. */
  readonly effort: Effort;
};

/** Makes the three forms of an answer. */
export async function makeEntry({
  status,
  body,
  contentType,
  headers,
  freshUntil,
  effort,
}: EntryInput): Promise<Entry> {
  const compressible = isCompressible(contentType, body.length);
  const make = async (encoding: Encoding): Promise<Variant> => {
    const encoded = compressible ? await encode(body, encoding, effort) : body;
    const etag = etagOf(body, compressible ? encoding : 'identity');
    const all: OutgoingHttpHeaders = {
      ...headers,
      'Content-Type': contentType,
      'Content-Length': encoded.length,
      // A smaller form of the same has other bytes.
      ETag: effort === 'once' ? `W/${etag}` : etag,
      ...(compressible ? { Vary: 'Accept-Encoding' } : {}),
      ...(compressible && encoding !== 'identity' ? { 'Content-Encoding': encoding } : {}),
    };
    return {
      body: encoded,
      etag,
      headers: Object.entries(all).flatMap(([name, value]) => [name, String(value)]),
    };
  };
  const [br, gzip, identity] = await Promise.all([make('br'), make('gzip'), make('identity')]);
  return {
    status,
    variants: { br, gzip, identity },
    bytes: compressible ? br.body.length + gzip.body.length + identity.body.length : identity.body.length,
    freshUntil,
    isRefreshing: false,
  };
}
