import { err, ok, type Result } from '@/lib/result';
import { sharedLimit } from '#routes/limits/shared-limits';

type Counted = readonly [limit: Parameters<typeof sharedLimit>[0], key: string];

/**
 * Counts the hold of a time: for the visitor, and loosely for their network address.
 * @returns how to give it back, for one that could not be placed; else after how many seconds to come again
 * @requirement I14
 * @decision ADR-0031
 */
export function takeHold({
  visitorId,
  providerId,
  address,
}: {
  readonly visitorId: string;
  readonly providerId: string;
  readonly address: string;
}): Promise<Result<() => Promise<void>, number>> {
  return takeAll([
    ['holdsOfProvider', `${visitorId}|${providerId}`],
    ['holds', visitorId],
    ['holdsOfNetworkAndProvider', `${address}|${providerId}`],
    ['holdsOfNetwork', address],
  ]);
}

/** Takes one of each limit, or none. */
async function takeAll(counted: readonly Counted[]): Promise<Result<() => Promise<void>, number>> {
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
