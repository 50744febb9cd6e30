import type { PageConfig } from 'next';
import { nextTimesRequestSchema } from '@/contracts/soonest';
import { route } from '#routes/kit/route';
import { nextTimes } from '#services/book/next-times';

// The body is read by the route itself, within its own limit.
export const config: PageConfig = { api: { bodyParser: false } };

/** The next open times of the doctors of a page of results. @requirement B17 B28 */
export default route({
  method: 'POST',
  schema: nextTimesRequestSchema,
  maxBytes: 2048,
  limit: 'reads',
  handle: async ({ providers, ...patient }) => ({
    status: 200,
    body: await nextTimes(providers, { ...patient, now: Date.now() }),
  }),
});
