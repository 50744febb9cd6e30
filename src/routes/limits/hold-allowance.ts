import type { Result } from '@/lib/result';
import { takeAll } from '#routes/limits/take-all';

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
