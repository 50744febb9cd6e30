import { announce, type Publication } from '@/lib/publications';

/** What checks found out about pages that were published. */
export type Found = Partial<Pick<Publication, 'deleted' | 'moved'>>;

/**
 * Tells of what checks find as one publication: each of them outdates every page, and an event of a hundred pages would have
 * those that are being made for visitors made again a hundred times.
 * @requirement O5
 */
export class Teller {
  readonly #waitMs: number;
  #found: Found[] = [];
  #timer: NodeJS.Timeout | undefined;

  /** @param waitMs - so long after the first find all of them are told */
  constructor(waitMs: number) {
    this.#waitMs = waitMs;
  }

  add(found: Found): void {
    this.#found.push(found);
    this.#timer ??= setTimeout(() => this.flush(), this.#waitMs);
  }

  /** Tells now what is to be told. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const found = this.#found.splice(0);
    if (found.length === 0) return;
    announce({
      deleted: [...new Set(found.flatMap(({ deleted = [] }) => deleted))],
      moved: found.flatMap(({ moved = [] }) => moved),
    });
  }
}
