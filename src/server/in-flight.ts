import type { Handler } from './capture.ts';

/**
 * Counts what a handler is at work on, also for nobody who waits: pages that are made before anybody asks for them, or
 * made anew. The framework takes a request that outlives it for a fault of its own.
 * @requirement O8
 */
export function countInFlight(handle: Handler): { readonly handle: Handler; settled(): Promise<void> } {
  const atWork = new Set<Promise<void>>();
  return {
    handle: async (request, response) => {
      const work = handle(request, response);
      atWork.add(work);
      try {
        await work;
      } finally {
        atWork.delete(work);
      }
    },
    /** Resolves when nothing is at work, nor was begun by what was. */
    settled: async () => {
      while (atWork.size > 0) await Promise.allSettled(atWork);
    },
  };
}
