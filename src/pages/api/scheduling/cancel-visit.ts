import type { PageConfig } from 'next';
import { cancelVisitSchema } from '@/contracts/managed-visit';
import { answered } from '#routes/kit/answer';
import { route } from '#routes/kit/route';
import { cancelVisit } from '#services/visit/visit';

// The body is read by the route itself, within its own limit.
export const config: PageConfig = { api: { bodyParser: false } };

/** Cancels the visit that a link belongs to. @requirement I16 */
export default route({
  method: 'POST',
  schema: cancelVisitSchema,
  maxBytes: 2048,
  limit: 'links',
  handle: async (asked) => answered(await cancelVisit(asked)),
});
