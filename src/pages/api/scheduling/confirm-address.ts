import type { PageConfig } from 'next';
import { confirmAddressRoute } from '#services/scheduling/confirm-address';

// The body is read by the route itself, within its own limit.
export const config: PageConfig = { api: { bodyParser: false } };

export default confirmAddressRoute;
