import type { PageConfig } from 'next';
import { discardSavedRoute } from '#services/requests/saved';

// The body is read by the route itself, within its own limit.
export const config: PageConfig = { api: { bodyParser: false } };

export default discardSavedRoute;
