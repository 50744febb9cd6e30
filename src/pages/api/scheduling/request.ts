import type { PageConfig } from 'next';
import { requestRoute } from '#services/requests/route';

// The body is read by the route itself, within its own limit.
export const config: PageConfig = { api: { bodyParser: false } };

export default requestRoute;
