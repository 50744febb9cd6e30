import type { PageConfig } from 'next';
import { holdRequestSchema } from '@/contracts/scheduling';
import { answered, failed, type RouteAnswer } from '#routes/kit/answer';
import { route } from '#routes/kit/route';
import { sharedLimit } from '#routes/limits/shared-limits';
import { placeHold } from '#services/book/holds';

// The body is read by the route itself, within its own limit.
export const config: PageConfig = { api: { bodyParser: false } };

/** Holds a slot. A hold that could not be placed counts as a call only. @requirement I14 */
export default route({
  method: 'POST',
  schema: holdRequestSchema,
  maxBytes: 2048,
  limit: 'holdCalls',
  handle: async (asked, { address, signal }) => {
    const [holds, holdsOfProvider] = [sharedLimit('holds'), sharedLimit('holdsOfProvider')];
    const keyOfProvider = `${address}|${asked.providerId}`;
    const ofProvider = await holdsOfProvider.take(keyOfProvider);
    if (!ofProvider.ok) return tooMany(ofProvider.retryAfterSeconds);
    const allowed = await holds.take(address);
    if (!allowed.ok) {
      await holdsOfProvider.giveBack(keyOfProvider);
      return tooMany(allowed.retryAfterSeconds);
    }
    const held = await placeHold(asked, signal);
    if (!held.ok) await Promise.all([holds.giveBack(address), holdsOfProvider.giveBack(keyOfProvider)]);
    return answered(held);
  },
});

function tooMany(retryAfterSeconds: number): RouteAnswer {
  return { ...failed('tooManyRequests'), headers: { 'Retry-After': String(retryAfterSeconds) } };
}
