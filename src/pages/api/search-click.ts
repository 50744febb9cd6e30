import type { NextApiHandler } from 'next';
import { searchClickSchema } from '@/contracts/search-click';
import { jsonRoute } from '#services/http/json-route';
import { createLimiter } from '#services/limits/limiter';
import { trackClick } from '#services/search-events/track';
import { countedVisit } from '#services/search-events/visitor';

export const config = { api: { bodyParser: false } };

const limiter = createLimiter({ points: 120, seconds: 60 });

/**
 * `POST /api/search-click`: a result was opened. Answers 200 whatever becomes of it: nobody's way is held up.
 * @requirement B23
 */
const handler: NextApiHandler = (request, response) => {
  const visit = countedVisit(request, response);
  return jsonRoute({
    schema: searchClickSchema,
    maxBytes: 4096,
    handle: async (click, { address }) => {
      const allowed = await limiter.take(address);
      if (visit !== undefined && allowed.ok) trackClick(visit, click);
      return { status: 200, body: {} };
    },
  })(request, response);
};

export default handler;
