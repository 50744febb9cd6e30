import { err, ok, type Result } from '@/lib/result';
import { sharedLimit } from '#routes/limits/shared-limits';

/** A limit, and by whom it counts. */
export type Counted = readonly [limit: Parameters<typeof sharedLimit>[0], key: string];

/**
 * Takes one of each limit, or none.
 * @returns how to give them back; else after how many seconds to come again
 * @requirement I14
 */
export async function takeAll(counted: readonly Counted[]): Promise<Result<() => Promise<void>, number>> {
  const taken: Counted[] = [];
  const giveBack = async (): Promise<void> => {
    await Promise.all(taken.map(([limit, key]) => sharedLimit(limit).giveBack(key)));
  };
  for (const [limit, key] of counted) {
    const allowed = await sharedLimit(limit).take(key);
    if (!allowed.ok) {
      await giveBack();
      return err(allowed.retryAfterSeconds);
    }
    taken.push([limit, key]);
  }
  return ok(giveBack);
}
