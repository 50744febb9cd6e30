import type { PageConfig } from 'next';
import { authoredFormSchema } from '@/contracts/authored-form';
import { answered } from '#routes/kit/answer';
import { route } from '#routes/kit/route';
import { isFree, takeAuthoredForm } from '#services/forms/take';

// The body is read by the route itself, within its own limit.
export const config: PageConfig = { api: { bodyParser: false } };

/** Takes in an authored form. What is refused for its fields, or reaches nobody, is not counted. @requirement K6 K10 */
export default route({
  method: 'POST',
  schema: authoredFormSchema,
  maxBytes: 192 * 1024,
  limit: 'requests',
  handle: async (request, { giveBack }) => {
    const taken = await takeAuthoredForm(request);
    if (!taken.ok && isFree(taken.error)) await giveBack();
    return answered(taken);
  },
});
