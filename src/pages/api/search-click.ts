import { searchClickSchema } from '@/contracts/search-click';
import { heardRoute } from '#services/search-events/route';
import { trackClick } from '#services/search-events/track';

export const config = { api: { bodyParser: false } };

/** `POST /api/search-click`: a result was opened. @requirement B23 */
export default heardRoute(searchClickSchema, { perMinute: 120, track: trackClick });
