import type { PageConfig } from 'next';
import { visitRouteCalendar } from '#services/scheduling/visit-routes';

// The body is read by the route itself, within its own limit.
export const config: PageConfig = { api: { bodyParser: false } };

export default visitRouteCalendar;
