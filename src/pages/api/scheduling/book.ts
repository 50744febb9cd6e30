import type { PageConfig } from 'next';
import { bookRequestSchema } from '@/contracts/scheduling';
import { failed } from '#routes/kit/answer';
import { route } from '#routes/kit/route';
import { book } from '#services/book/book';
import { unofferedFields } from '#services/book/unoffered';

// The body is read by the route itself, within its own limit.
export const config: PageConfig = { api: { bodyParser: false } };

/**
 * Books a visit. A request that is refused for its shape, or for an answer that the form does not offer, is not counted.
 * @requirement I12 I14
 */
export default route({
  method: 'POST',
  schema: bookRequestSchema,
  limit: 'bookings',
  handle: async (request, { giveBack }) => {
    const now = Date.now();
    const unoffered = await unofferedFields(request, now);
    if (unoffered.length === 0) return { status: 200, body: await book(request, now) };
    await giveBack();
    return failed('invalidRequest', { fields: unoffered.map((name) => `values.${name}`) });
  },
});
