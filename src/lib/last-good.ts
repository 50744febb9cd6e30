/**
 * The last good answers of a source that may be down, bounded: the ones not given for the longest time go first.
 * @requirement O8
 */
export class LastGood<T> {
  readonly #answers = new Map<string, T>();
  readonly #most: number;

  /** @param most - how many answers are kept */
  constructor(most: number) {
    this.#most = most;
  }

  keep(key: string, answer: T): void {
    this.#answers.delete(key);
    this.#answers.set(key, answer);
    const oldest = this.#answers.keys().next().value;
    if (this.#answers.size > this.#most && oldest !== undefined) this.#answers.delete(oldest);
  }

  get(key: string): T | undefined {
    return this.#answers.get(key);
  }
}
