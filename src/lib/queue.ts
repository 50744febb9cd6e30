/** Runs tasks in the order in which they come, so many at the same time. */
export class Queue {
  readonly #atOnce: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  /** @param atOnce - 1 or more */
  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  /** Resolves or rejects as the task does. */
  async add<T>(task: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#atOnce) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#running += 1;
    try {
      return await task();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
