import type { PageConfig } from 'next';
import { searchFeedbackSchema } from '@/contracts/search-click';
import { route } from '#routes/kit/route';
import { agreedVisitor } from '#routes/search-events/agreed-visitor';
import { countFeedback } from '#services/search-events/counts';

// The body is read by the route itself, within its own limit.
export const config: PageConfig = { api: { bodyParser: false } };

const heard = { status: 200, body: {} };

/** Records whether a search was of use. Beyond its limit it answers the same: a failure never blocks the visitor. @requirement B29 */
export default route({
  method: 'POST',
  schema: searchFeedbackSchema,
  maxBytes: 4096,
  limit: { points: 30, seconds: 60 },
  limited: () => heard,
  handle: async (feedback, { request, response }) => {
    const visitor = agreedVisitor(request, response);
    if (visitor) countFeedback(visitor.address, feedback);
    return heard;
  },
});
