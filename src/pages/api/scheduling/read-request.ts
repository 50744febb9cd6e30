import type { PageConfig } from 'next';
import { requestLinkSchema } from '@/contracts/request-desk';
import { answered } from '#routes/kit/answer';
import { route } from '#routes/kit/route';
import { openRequest } from '#services/request/desk';

// The body is read by the route itself, within its own limit.
export const config: PageConfig = { api: { bodyParser: false } };

/** The request that a link opens, for those at the clinic who read it. @requirement J6 */
export default route({
  method: 'POST',
  schema: requestLinkSchema,
  maxBytes: 2048,
  limit: 'links',
  handle: async ({ code }) => answered(await openRequest(code)),
});
