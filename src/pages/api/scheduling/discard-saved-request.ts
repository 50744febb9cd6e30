import type { PageConfig } from 'next';
import { savedLinkSchema } from '@/contracts/saved-request';
import { answered } from '#routes/kit/answer';
import { route } from '#routes/kit/route';
import { discardSaved } from '#services/request/saved';

// The body is read by the route itself, within its own limit.
export const config: PageConfig = { api: { bodyParser: false } };

/** Deletes the unfinished form that a link opens. @requirement J9 */
export default route({
  method: 'POST',
  schema: savedLinkSchema,
  maxBytes: 2048,
  limit: 'links',
  handle: async (link) => answered(await discardSaved(link)),
});
