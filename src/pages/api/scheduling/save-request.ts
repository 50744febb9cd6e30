import type { PageConfig } from 'next';
import { saveRequestSchema } from '@/contracts/saved-request';
import { answered } from '#routes/kit/answer';
import { route } from '#routes/kit/route';
import { saveRequest } from '#services/request/saved';

// The body is read by the route itself, within its own limit.
export const config: PageConfig = { api: { bodyParser: false } };

/** Keeps an unfinished request form. @requirement J9 K10 */
export default route({
  method: 'POST',
  schema: saveRequestSchema,
  maxBytes: 24 * 1024,
  limit: 'savedForms',
  handle: async (form) => answered(await saveRequest(form)),
});
