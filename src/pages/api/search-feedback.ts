import { searchFeedbackSchema } from '@/contracts/search-click';
import { heardRoute } from '#services/search-events/route';
import { trackFeedback } from '#services/search-events/track';

export const config = { api: { bodyParser: false } };

/** `POST /api/search-feedback`: whether a search was of use. @requirement B29 */
export default heardRoute(searchFeedbackSchema, { perMinute: 30, track: trackFeedback });
