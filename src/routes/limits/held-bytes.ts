/** A body that is being read into memory. */
export type HeldBody = {
  /** Counts a chunk that arrived; false when it may not be held, and reading has to end. */
  readonly add: (bytes: number) => boolean;
  /** The body is read, or nobody wants it any more. */
  readonly release: () => void;
};

type Reading = {
  readonly address: string;
  readonly end: () => void;
  bytes: number;
  /** When the last whole block had arrived, by a counter of blocks: the smallest is the slowest. */
  blockAt: number;
};

/** So much of a body shows that it moves on. */
const blockBytes = 64 * 1024;

/**
 * Bounds what bodies hold in memory while they are read: those of one network address, and all of them. It counts bytes
 * and not bodies, so that any number of senders who send nothing take nobody's place. Where the bound is reached, the body
 * that has stood still longest gives way.
 * @requirement J9 K10
 */
export class HeldBytes {
  readonly #most: number;
  readonly #mostOfAddress: number;
  readonly #readings = new Set<Reading>();
  #clock = 0;

  constructor({ most, mostOfAddress }: { readonly most: number; readonly mostOfAddress: number }) {
    this.#most = most;
    this.#mostOfAddress = mostOfAddress;
  }

  /**
   * Begins to count a body.
   * @param end - ends its reading, when it has to give way
   */
  begin(address: string, end: () => void): HeldBody {
    const reading: Reading = { address, end, bytes: 0, blockAt: (this.#clock += 1) };
    this.#readings.add(reading);
    return {
      add: (bytes) => this.#add(reading, bytes),
      release: () => void this.#readings.delete(reading),
    };
  }

  #add(reading: Reading, bytes: number): boolean {
    const blocks = Math.floor(reading.bytes / blockBytes);
    reading.bytes += bytes;
    if (Math.floor(reading.bytes / blockBytes) > blocks) reading.blockAt = this.#clock += 1;
    const neighbours = [...this.#readings].filter(({ address }) => address === reading.address);
    this.#makeRoom(neighbours, this.#mostOfAddress);
    this.#makeRoom([...this.#readings], this.#most);
    return this.#readings.has(reading);
  }

  #makeRoom(readings: readonly Reading[], most: number): void {
    let held = readings.reduce((sum, { bytes }) => sum + bytes, 0);
    for (const slowest of readings.toSorted((a, b) => a.blockAt - b.blockAt)) {
      if (held <= most) return;
      held -= slowest.bytes;
      if (this.#readings.delete(slowest)) slowest.end();
    }
  }
}
