import type { PageConfig } from 'next';
import { newsletterLinkSchema } from '@/contracts/newsletter';
import { answered } from '#routes/kit/answer';
import { route } from '#routes/kit/route';
import { followNewsletterLink } from '#services/newsletter/link';

// The body is read by the route itself, within its own limit.
export const config: PageConfig = { api: { bodyParser: false } };

/** Confirms an address for the newsletter, or stops it, by the code of a link. @requirement K8 K10 */
export default route({
  method: 'POST',
  schema: newsletterLinkSchema,
  maxBytes: 2048,
  limit: 'links',
  handle: async (asked) => answered(await followNewsletterLink(asked)),
});
