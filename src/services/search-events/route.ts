import type { NextApiHandler } from 'next';
import type { z } from 'zod';
import { jsonRoute } from '#services/http/json-route';
import { createLimiter } from '#services/limits/limiter';
import { countedVisit } from '#services/search-events/visitor';

const maxBytes = 4096;

/**
 * An endpoint that hears of something a visitor did. Answers 200 whatever becomes of it: nobody's way is held up.
 * @param perMinute - more than this from one address is dropped
 * @requirement B23 B29
 */
export function heardRoute<T>(
  schema: z.ZodType<T>,
  { perMinute, track }: { readonly perMinute: number; readonly track: (visit: string, heard: T) => void },
): NextApiHandler {
  const limiter = createLimiter({ points: perMinute, seconds: 60 });
  return (request, response) => {
    const visit = countedVisit(request, response);
    return jsonRoute({
      schema,
      maxBytes,
      handle: async (heard, { address }) => {
        const allowed = await limiter.take(address);
        if (visit !== undefined && allowed.ok) track(visit, heard);
        return { status: 200, body: {} };
      },
    })(request, response);
  };
}
