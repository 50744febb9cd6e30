import type { NextApiHandler } from 'next';
import { searchFeedbackSchema } from '@/contracts/search-click';
import { jsonRoute } from '#services/http/json-route';
import { createLimiter } from '#services/limits/limiter';
import { trackFeedback } from '#services/search-events/track';
import { countedVisit } from '#services/search-events/visitor';

export const config = { api: { bodyParser: false } };

const limiter = createLimiter({ points: 30, seconds: 60 });

/**
 * `POST /api/search-feedback`: whether a search was of use. Answers 200 whatever becomes of it.
 * @requirement B29
 */
const handler: NextApiHandler = (request, response) => {
  const visit = countedVisit(request, response);
  return jsonRoute({
    schema: searchFeedbackSchema,
    maxBytes: 2048,
    handle: async (feedback, { address }) => {
      const allowed = await limiter.take(address);
      if (visit !== undefined && allowed.ok) trackFeedback(visit, feedback);
      return { status: 200, body: {} };
    },
  })(request, response);
};

export default handler;
