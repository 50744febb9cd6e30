import type { NextApiHandler } from 'next';
import type { z } from 'zod';
import {
  cancelVisitSchema,
  moveVisitSchema,
  readVisitSchema,
  type VisitAnswer,
  type VisitErrorAnswer,
} from '@/contracts/managed-visit';
import type { Result } from '@/lib/result';
import type { Limiter } from '#services/limits/limiter';
import { jsonRoute } from '#services/http/json-route';
import { schedulingLimits } from '#services/scheduling/limits';
import { cancelVisit, moveVisit, readVisit } from '#services/scheduling/visit';

const statusOf: Partial<Record<VisitErrorAnswer['error'], number>> = {
  linkUnknown: 404,
  visitCancelled: 409,
  visitStarted: 409,
  visitChanged: 409,
  slotTaken: 409,
};

function visitRoute<T>(
  schema: z.ZodType<T>,
  options: {
    readonly limit: () => Limiter;
    readonly ask: (body: T, signal: AbortSignal) => Promise<Result<VisitAnswer, VisitErrorAnswer>>;
  },
): NextApiHandler {
  return jsonRoute({
    schema,
    maxBytes: 2048,
    handle: async (body, { address, signal }) => {
      const allowed = await options.limit().take(address);
      if (!allowed.ok) {
        const { retryAfterSeconds } = allowed;
        return { status: 429, body: { error: 'tooManyRequests' }, retryAfterSeconds };
      }
      const answer = await options.ask(body, signal);
      if (answer.ok) return { status: 200, body: answer.value };
      return { status: statusOf[answer.error.error] ?? 503, body: answer.error };
    },
  });
}

/** @requirement I16 */
export const visitRouteRead = visitRoute(readVisitSchema, {
  limit: () => schedulingLimits().reads,
  ask: ({ code }, signal) => readVisit(code, signal),
});
/** @requirement I16 */
export const visitRouteCancel = visitRoute(cancelVisitSchema, {
  limit: () => schedulingLimits().changes,
  ask: (body) => cancelVisit(body),
});
/** @requirement I16 */
export const visitRouteMove = visitRoute(moveVisitSchema, {
  limit: () => schedulingLimits().changes,
  ask: (body) => moveVisit(body),
});
