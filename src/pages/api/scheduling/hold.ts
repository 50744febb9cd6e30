import type { PageConfig } from 'next';
import { holdRequestSchema } from '@/contracts/scheduling';
import { answered, failed, type RouteAnswer } from '#routes/kit/answer';
import { route } from '#routes/kit/route';
import { takeHold } from '#routes/limits/hold-allowance';
import { nameSender } from '#routes/limits/sender';
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
  handle: async (asked, { address, signal, request, response }) => {
    // Whoever holds a time is about to book it.
    nameSender(request, response);
    const allowed = await takeHold({ ...asked, address });
    if (!allowed.ok) return tooMany(allowed.error);
    const held = await placeHold(asked, signal);
    if (!held.ok) await allowed.value();
    return answered(held);
  },
});

function tooMany(retryAfterSeconds: number): RouteAnswer {
  return { ...failed('tooManyRequests'), headers: { 'Retry-After': String(retryAfterSeconds) } };
}
