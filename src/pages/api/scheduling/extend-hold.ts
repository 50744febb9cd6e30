import type { PageConfig } from 'next';
import { holdIdRequestSchema } from '@/contracts/scheduling';
import { answered } from '#routes/kit/answer';
import { route } from '#routes/kit/route';
import { extendHold } from '#services/book/holds';

// The body is read by the route itself, within its own limit.
export const config: PageConfig = { api: { bodyParser: false } };

/** Extends a hold. @requirement I14 */
export default route({
  method: 'POST',
  schema: holdIdRequestSchema,
  maxBytes: 2048,
  limit: 'reads',
  handle: async ({ holdId }, { signal }) => answered(await extendHold(holdId, signal)),
});
