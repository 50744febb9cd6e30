import type { PageConfig } from 'next';
import { saveRequestRoute } from '#services/requests/saved';

// The body is read by the route itself, within its own limit.
export const config: PageConfig = { api: { bodyParser: false } };

export default saveRequestRoute;
