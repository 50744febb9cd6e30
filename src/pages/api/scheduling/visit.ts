import type { PageConfig } from 'next';
import { readVisitSchema } from '@/contracts/managed-visit';
import { answered } from '#routes/kit/answer';
import { route } from '#routes/kit/route';
import { readVisit } from '#services/visit/visit';

// The body is read by the route itself, within its own limit.
export const config: PageConfig = { api: { bodyParser: false } };

/** The visit that a link belongs to. @requirement I16 */
export default route({
  method: 'POST',
  schema: readVisitSchema,
  maxBytes: 2048,
  limit: 'reads',
  handle: async ({ code }, { signal }) => answered(await readVisit(code, { signal })),
});
