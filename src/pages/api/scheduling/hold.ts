import type { PageConfig } from 'next';
import { holdRoute } from '#services/scheduling/routes';

// The body is read by the route itself, within its own limit.
export const config: PageConfig = { api: { bodyParser: false } };

export default holdRoute;
