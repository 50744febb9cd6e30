import type { PageConfig } from 'next';
import { requestLinkSchema } from '@/contracts/request-desk';
import { answered } from '#routes/kit/answer';
import { route } from '#routes/kit/route';
import { takeRequest } from '#services/request/desk';

// The body is read by the route itself, within its own limit.
export const config: PageConfig = { api: { bodyParser: false } };

/** Somebody at the clinic takes care of a request. @requirement J6 */
export default route({
  method: 'POST',
  schema: requestLinkSchema,
  maxBytes: 2048,
  limit: 'links',
  handle: async ({ code }) => answered(await takeRequest(code)),
});
