import type { PageConfig } from 'next';
import { waitlistJoinRoute } from '#services/scheduling/waitlist-routes';

// The body is read by the route itself, within its own limit.
export const config: PageConfig = { api: { bodyParser: false } };

export default waitlistJoinRoute;
