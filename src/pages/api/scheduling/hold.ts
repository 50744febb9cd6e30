import type { PageConfig } from 'next';
import { holdRequestSchema } from '@/contracts/scheduling';
import { err, ok, type Result } from '@/lib/result';
import { answered, failed, type RouteAnswer } from '#routes/kit/answer';
import { route } from '#routes/kit/route';
import { sharedLimit } from '#routes/limits/shared-limits';
import { placeHold } from '#services/book/holds';

// The body is read by the route itself, within its own limit.
export const config: PageConfig = { api: { bodyParser: false } };

/**
 * Holds a slot. Holds count for the visitor, and loosely for their network; one that could not be placed counts as a call
 * only.
 * @requirement I14
 */
export default route({
  method: 'POST',
  schema: holdRequestSchema,
  maxBytes: 2048,
  limit: 'holdCalls',
  handle: async (asked, { address, signal }) => {
    const { visitorId, providerId } = asked;
    const allowed = await takeAll([
      ['holdsOfProvider', `${visitorId}|${providerId}`],
      ['holds', visitorId],
      ['holdsOfNetworkAndProvider', `${address}|${providerId}`],
      ['holdsOfNetwork', address],
    ]);
    if (!allowed.ok) return tooMany(allowed.error);
    const held = await placeHold(asked, signal);
    if (!held.ok) await allowed.value();
    return answered(held);
  },
});

type Counted = readonly [limit: Parameters<typeof sharedLimit>[0], key: string];

/**
 * Takes one of each limit, or none.
 * @returns how to give all of them back; else after how many seconds to come again
 */
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

function tooMany(retryAfterSeconds: number): RouteAnswer {
  return { ...failed('tooManyRequests'), headers: { 'Retry-After': String(retryAfterSeconds) } };
}
