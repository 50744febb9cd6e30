import type { PageConfig } from 'next';
import { holdIdRequestSchema } from '@/contracts/scheduling';
import { route } from '#routes/kit/route';
import { releaseHold } from '#services/book/holds';

// The body is read by the route itself, within its own limit.
export const config: PageConfig = { api: { bodyParser: false } };

/** Releases a hold. @requirement I14 */
export default route({
  method: 'POST',
  schema: holdIdRequestSchema,
  maxBytes: 2048,
  limit: 'holdCalls',
  handle: async ({ holdId }) => {
    await releaseHold(holdId);
    return { status: 200, body: { released: true } };
  },
});
