import type { PageConfig } from 'next';
import { readVisitSchema } from '@/contracts/managed-visit';
import { answered } from '#routes/kit/answer';
import { route } from '#routes/kit/route';
import { openCalendarFeed } from '#services/visit/calendar-feed';

// The body is read by the route itself, within its own limit.
export const config: PageConfig = { api: { bodyParser: false } };

/** Makes an address at which a calendar finds the visit. @requirement I18 */
export default route({
  method: 'POST',
  schema: readVisitSchema,
  maxBytes: 2048,
  limit: 'links',
  handle: async ({ code }) => answered(await openCalendarFeed(code)),
});
