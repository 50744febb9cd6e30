import type { PageConfig } from 'next';
import { confirmAddressSchema } from '@/contracts/confirm-address';
import { answered } from '#routes/kit/answer';
import { route } from '#routes/kit/route';
import { confirmAddress } from '#services/waitlist/confirm-address';

// The body is read by the route itself, within its own limit.
export const config: PageConfig = { api: { bodyParser: false } };

/** Verifies an e-mail address by the code of a link. @requirement K10 */
export default route({
  method: 'POST',
  schema: confirmAddressSchema,
  maxBytes: 2048,
  limit: 'links',
  handle: async ({ code }) => answered(await confirmAddress(code)),
});
