import type { PageConfig } from 'next';
import { requestPictureSchema } from '@/contracts/request-desk';
import { answered } from '#routes/kit/answer';
import { route } from '#routes/kit/route';
import { openPicture } from '#services/request/desk';

// The body is read by the route itself, within its own limit.
export const config: PageConfig = { api: { bodyParser: false } };

/** A picture of the insurance card that came with a request. @requirement J9 */
export default route({
  method: 'POST',
  schema: requestPictureSchema,
  maxBytes: 2048,
  limit: 'links',
  handle: async ({ code, picture }) => answered(await openPicture(code, picture)),
});
