import type { PageConfig } from 'next';
import { bookRequestSchema } from '@/contracts/scheduling';
import { failed } from '#routes/kit/answer';
import { route } from '#routes/kit/route';
import { takeBooking } from '#services/book/take-booking';

// The body is read by the route itself, within its own limit.
export const config: PageConfig = { api: { bodyParser: false } };

/**
 * Books a visit. A request that is refused for its shape, for an answer that the form does not offer, or a missing state
 * of a visit by video is not counted.
 * @requirement I12 I14
 */
export default route({
  method: 'POST',
  schema: bookRequestSchema,
  limit: 'bookings',
  handle: async (request, { giveBack }) => {
    const taken = await takeBooking(request, Date.now());
    if (taken.ok) return { status: 200, body: taken.value };
    await giveBack();
    return failed('invalidRequest', { fields: taken.error });
  },
});
