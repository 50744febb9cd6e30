import type { PageConfig } from 'next';
import { searchClickSchema } from '@/contracts/search-click';
import { route } from '#routes/kit/route';
import { agreedVisitor } from '#routes/search-events/agreed-visitor';
import { trackClick } from '#services/search-events/track';

// The body is read by the route itself, within its own limit.
export const config: PageConfig = { api: { bodyParser: false } };

const heard = { status: 200, body: {} };

/** Records that a result was opened. Beyond its limit it answers the same: a failure never blocks the visitor. @requirement B23 */
export default route({
  method: 'POST',
  schema: searchClickSchema,
  maxBytes: 4096,
  limit: { points: 120, seconds: 60 },
  limited: () => heard,
  handle: async (click, { request, response }) => {
    const visitor = agreedVisitor(request, response);
    if (visitor) trackClick(visitor, click);
    return heard;
  },
});
