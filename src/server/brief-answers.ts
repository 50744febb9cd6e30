import { LRUCache } from 'lru-cache';
import type { Finished } from './send.ts';

/** Searches that are asked for within the same seconds are few; each has some 200 kB. */
const bytesAtMost = 16 * 1024 * 1024;

type Kept = { readonly answer: Finished; readonly generation: number };

/**
 * Answers to addresses with a question, for some seconds: whoever asks the same address meanwhile gets the same, and those
 * who ask while it is made wait for it. A publish empties them.
 * @requirement B26 O5 O8
 */
export class BriefAnswers {
  readonly #generation: () => number;
  readonly #kept = new LRUCache<string, Kept>({
    maxSize: bytesAtMost,
    // In the encoding that browsers ask for it takes another fifth.
    sizeCalculation: ({ answer }) => Math.ceil(answer.body.length * 1.2) + 1,
    // What somebody looked for is not kept longer than it serves.
    ttl: 1000,
    ttlAutopurge: true,
  });
  readonly #making = new Map<string, { readonly generation: number; readonly answer: Promise<Finished> }>();

  /** @param generation - changes with every publish */
  constructor(generation: () => number) {
    this.#generation = generation;
  }

  /**
   * The answer for an address.
   * @param key - path and query
   * @param make - makes it for one visitor; its answer says for how many seconds it serves others too
   */
  async get(key: string, make: () => Promise<Finished>): Promise<Finished> {
    const generation = this.#generation();
    const kept = this.#kept.get(key);
    if (kept?.generation === generation) return kept.answer;
    const running = this.#making.get(key);
    if (running?.generation === generation) {
      const shared = await running.answer.catch(() => undefined);
      return shared && shared.sharedSeconds > 0 ? shared : make();
    }
    const making = { generation, answer: make() };
    this.#making.set(key, making);
    try {
      const answer = await making.answer;
      // What was published meanwhile may be missing in it.
      if (answer.sharedSeconds > 0 && generation === this.#generation())
        this.#kept.set(key, { answer, generation }, { ttl: answer.sharedSeconds * 1000 });
      return answer;
    } finally {
      if (this.#making.get(key) === making) this.#making.delete(key);
    }
  }
}
