import type { PageConfig } from 'next';
import { joinWaitlistSchema } from '@/contracts/waitlist';
import { answered } from '#routes/kit/answer';
import { route } from '#routes/kit/route';
import { joinWaitlist } from '#services/waitlist/waitlist';

// The body is read by the route itself, within its own limit.
export const config: PageConfig = { api: { bodyParser: false } };

/** Puts an e-mail address on a provider's waitlist. @requirement I17 */
export default route({
  method: 'POST',
  schema: joinWaitlistSchema,
  maxBytes: 2048,
  limit: 'waiting',
  handle: async (asked) => answered(await joinWaitlist(asked)),
});
