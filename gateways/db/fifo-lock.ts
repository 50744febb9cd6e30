/** Hands one resource to one caller at a time, in the order in which they asked. */
export type FifoLock = {
  readonly acquire: () => Promise<void>;
  readonly release: () => void;
  readonly isHeld: () => boolean;
};

/** @returns a free lock; `release` must be called exactly once per granted `acquire`. @requirement I14 */
export function createFifoLock(): FifoLock {
  const waiting: (() => void)[] = [];
  let isHeld = false;
  return {
    acquire: () => {
      if (!isHeld) {
        isHeld = true;
        return Promise.resolve();
      }
      return new Promise((grant) => waiting.push(grant));
    },
    release: () => {
      const next = waiting.shift();
      // Ownership passes straight to the next in line: a newcomer cannot slip in between.
      if (next === undefined) isHeld = false;
      else next();
    },
    isHeld: () => isHeld,
  };
}
