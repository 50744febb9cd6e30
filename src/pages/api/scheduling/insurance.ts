import type { PageConfig } from 'next';
import { insuranceRequestSchema } from '@/contracts/scheduling';
import { answered } from '#routes/kit/answer';
import { route } from '#routes/kit/route';
import { findInsurancePlans } from '#services/scheduling/insurance';

// The body is read by the route itself, within its own limit.
export const config: PageConfig = { api: { bodyParser: false } };

/** Insurance plans that a form offers. @requirement I9 */
export default route({
  method: 'POST',
  schema: insuranceRequestSchema,
  limit: 'reads',
  handle: async (_asked, { signal }) => answered(await findInsurancePlans({ signal })),
});
