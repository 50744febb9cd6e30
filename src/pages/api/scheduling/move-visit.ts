import type { PageConfig } from 'next';
import { moveVisitSchema } from '@/contracts/managed-visit';
import { answered } from '#routes/kit/answer';
import { route } from '#routes/kit/route';
import { moveVisit } from '#services/visit/visit';

// The body is read by the route itself, within its own limit.
export const config: PageConfig = { api: { bodyParser: false } };

/** Moves the visit that a link belongs to. @requirement I16 */
export default route({
  method: 'POST',
  schema: moveVisitSchema,
  maxBytes: 2048,
  limit: 'links',
  handle: async (asked) => answered(await moveVisit(asked)),
});
