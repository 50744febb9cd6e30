import type { PageConfig } from 'next';
import { insuranceRequestSchema } from '@/contracts/scheduling';
import { answered } from '#routes/kit/answer';
import { route } from '#routes/kit/route';
import { insuranceAnswer } from '#services/book/insurance-answer';

// The body is read by the route itself, within its own limit.
export const config: PageConfig = { api: { bodyParser: false } };

/** Insurance plans that a form offers, and which of them a doctor takes. @requirement I9 */
export default route({
  method: 'POST',
  schema: insuranceRequestSchema,
  limit: 'reads',
  handle: async ({ providerId }, { signal }) => answered(await insuranceAnswer(providerId, signal)),
});
