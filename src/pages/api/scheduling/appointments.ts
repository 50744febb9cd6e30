import type { PageConfig } from 'next';
import { appointmentsRequestSchema } from '@/contracts/scheduling';
import { answered } from '#routes/kit/answer';
import { route } from '#routes/kit/route';
import { openTimes } from '#services/book/open-times';

// The body is read by the route itself, within its own limit.
export const config: PageConfig = { api: { bodyParser: false } };

/** Open times of a provider. @requirement I4 */
export default route({
  method: 'POST',
  schema: appointmentsRequestSchema,
  limit: 'reads',
  handle: async (asked, { signal }) => answered(await openTimes(asked, { now: Date.now(), signal })),
});
