import { LRUCache } from 'lru-cache';
import type { IncomingMessage } from 'node:http';
import { onPublication } from '../lib/publications.ts';
import { capture, type CapturedResponse, type Handler } from './capture.ts';

const bytesAtMost = 64 * 1024 * 1024;
/** How long an answer says that it may be kept. */
const seconds = /\bmax-age=(\d+)/;
const formats = ['image/avif', 'image/webp'];

/**
 * Pictures in the sizes that pages ask for. To make one takes a tenth of a second of the processor and more, and the
 * framework keeps none where it keeps no pages on disk: each is made once for all who ask, and kept for as long as it says.
 * While the CMS is down, the last one is shown for longer, or the same picture in another size. A publish of media empties
 * them.
 * @requirement A14 O5 O8
 */
export class Pictures {
  readonly #handle: Handler;
  #kept = cacheOf();
  readonly #making = new Map<string, Promise<CapturedResponse>>();

  constructor(handle: Handler) {
    this.#handle = handle;
    onPublication(({ hasMedia }) => {
      if (!hasMedia) return;
      // What is being made meanwhile goes into the memory that it began with, and so is forgotten.
      this.#kept = cacheOf();
      this.#making.clear();
    });
  }

  /**
   * A picture as anybody who takes the same formats gets it.
   * @param request - GET or HEAD of the optimizer; the framework sees it as a GET of somebody who has nothing yet
   */
  async get(request: IncomingMessage, query: string): Promise<CapturedResponse> {
    const accepted = acceptedIn(request.headers.accept ?? '');
    const asked = new URLSearchParams(query);
    const key = [asked.get('url'), asked.get('w'), asked.get('q'), accepted].join(' ');
    const isFresh = this.#kept.getRemainingTTL(key) > 0;
    const known = (isFresh ? this.#kept.get(key) : undefined) ?? this.#making.get(key);
    if (known) return known;
    delete request.headers['if-none-match'];
    Object.assign(request, { method: 'GET' }).headers.accept = accepted;
    const making = this.#make(key, request).then((made) =>
      made.status < 500 ? made : (this.#lastOf(key, asked.get('url'), accepted) ?? made),
    );
    this.#making.set(key, making);
    return making;
  }

  /** The last picture that was made of an address: in the size asked for, or in the one used last. */
  #lastOf(key: string, url: string | null, accepted: string): CapturedResponse | undefined {
    const isAlike = (other: string) => other.startsWith(`${url} `) && other.endsWith(` ${accepted}`);
    const last = this.#kept.get(key) ?? this.#kept.get([...this.#kept.keys()].find(isAlike) ?? '');
    return last && { ...last, headers: { ...last.headers, 'cache-control': 'no-cache' } };
  }

  async #make(key: string, request: IncomingMessage): Promise<CapturedResponse> {
    const kept = this.#kept;
    try {
      const { headers, ...picture } = await capture(this.#handle, request);
      const { 'x-nextjs-cache': _ofTheFramework, ...others } = headers;
      const answer = { ...picture, headers: others };
      const keptFor = Number(seconds.exec(String(headers['cache-control']))?.[1] ?? 0);
      if (answer.status === 200 && keptFor > 0) kept.set(key, answer, { ttl: keptFor * 1000 });
      return answer;
    } finally {
      if (kept === this.#kept) this.#making.delete(key);
    }
  }
}

function cacheOf(): LRUCache<string, CapturedResponse> {
  return new LRUCache({
    maxSize: bytesAtMost,
    sizeCalculation: ({ body }) => body.length + 1000,
    allowStale: true,
    noDeleteOnStaleGet: true,
  });
}

/** The formats that matter of those that a browser takes. */
function acceptedIn(accept: string): string {
  return formats.filter((format) => accept.includes(format)).join(',') || '*/*';
}
