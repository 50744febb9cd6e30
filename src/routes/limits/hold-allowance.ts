import type { Visitor } from '@/cms/block';
import { ok, type Result } from '@/lib/result';
import { sharedLimit } from '#routes/limits/shared-limits';
import { takeAll } from '#routes/limits/take-all';

type Wanted = Parameters<Visitor['takeHold']>[0] & { readonly address: string };

/**
 * Counts the hold of a time: for the visitor, and loosely for their network address. The same time again within the hour is
 * not counted: a page that is loaded again gives the hold up and takes it anew.
 * @returns how to give it back, for one that could not be placed; else after how many seconds to come again
 * @requirement I14
 * @decision ADR-0031 ADR-0375
 */
export async function takeHold(wanted: Wanted): Promise<Result<() => Promise<void>, number>> {
  const { visitorId, providerId, address } = wanted;
  const isNew = await sharedLimit('heldTimes').take(timeOf(wanted));
  if (!isNew.ok) return ok(async () => undefined);
  const allowed = await takeAll([
    ['holdsOfProvider', `${visitorId}|${providerId}`],
    ['holds', visitorId],
    ['holdsOfNetworkAndProvider', `${address}|${providerId}`],
    ['holdsOfNetwork', address],
  ]);
  const forget = () => sharedLimit('heldTimes').giveBack(timeOf(wanted));
  if (!allowed.ok) {
    await forget();
    return allowed;
  }
  return ok(async () => {
    await Promise.all([allowed.value(), forget()]);
  });
}

/** A time of a visitor; how long the visit lasts says its type. */
function timeOf({ visitorId, providerId, date, time, visitType, departmentId }: Wanted): string {
  return [visitorId, providerId, date, time, visitType, departmentId].join('|');
}
