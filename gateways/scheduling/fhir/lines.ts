import { createFifoLock, type FifoLock } from '../../db/fifo-lock.ts';

/**
 * Lets those who want the same thing go one after the other; others go at the same time. Within one program this
 * spares the server the many who would be refused; between programs the versions of its resources decide.
 * @requirement I20
 */
export function createLines(): <T>(of: string, work: () => Promise<T>) => Promise<T> {
  const lines = new Map<string, { readonly lock: FifoLock; length: number }>();
  return async (of, work) => {
    const line = lines.get(of) ?? { lock: createFifoLock(), length: 0 };
    lines.set(of, line);
    line.length += 1;
    await line.lock.acquire();
    try {
      return await work();
    } finally {
      line.lock.release();
      line.length -= 1;
      if (line.length === 0) lines.delete(of);
    }
  };
}
