import type { PageConfig } from 'next';
import { offerRequestSchema } from '@/contracts/waitlist';
import { answered } from '#routes/kit/answer';
import { route } from '#routes/kit/route';
import { readOffer } from '#services/waitlist/waitlist';

// The body is read by the route itself, within its own limit.
export const config: PageConfig = { api: { bodyParser: false } };

/** The slot that a link offers. @requirement I17 */
export default route({
  method: 'POST',
  schema: offerRequestSchema,
  maxBytes: 2048,
  limit: 'reads',
  handle: async ({ code }, { signal }) => answered(await readOffer(code, signal)),
});
