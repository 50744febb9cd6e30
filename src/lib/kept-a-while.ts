import { LastGood } from './last-good.ts';

/** Answers that are good for a while, and known for longer: for the time that their source is down. */
export class KeptAWhile<T> {
  readonly #answers: LastGood<{ readonly answer: T; readonly expires: number }>;
  readonly #lifetimeMs: number;

  /** @param most - how many answers are kept */
  constructor({ lifetimeMs, most }: { readonly lifetimeMs: number; readonly most: number }) {
    this.#lifetimeMs = lifetimeMs;
    this.#answers = new LastGood(most);
  }

  keep(key: string, answer: T): void {
    this.#answers.keep(key, { answer, expires: Date.now() + this.#lifetimeMs });
  }

  /** The answer while it is good. */
  fresh(key: string): T | undefined {
    const known = this.#answers.get(key);
    return known && known.expires > Date.now() ? known.answer : undefined;
  }

  /** The last answer, however old. */
  known(key: string): T | undefined {
    return this.#answers.get(key)?.answer;
  }
}
