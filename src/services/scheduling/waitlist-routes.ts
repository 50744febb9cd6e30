import type { NextApiHandler } from 'next';
import type { z } from 'zod';
import { joinWaitlistSchema, offerRequestSchema } from '@/contracts/waitlist';
import type { Result } from '@/lib/result';
import type { Limiter } from '#services/limits/limiter';
import { jsonRoute } from '#services/http/json-route';
import { schedulingLimits } from '#services/scheduling/limits';
import { joinWaitlist, leaveWaitlist, readOffer } from '#services/scheduling/waitlist';

const statusOf = { linkUnknown: 404, unavailable: 503, invalidRequest: 400 } as const;

function waitlistRoute<T, A>(
  schema: z.ZodType<T>,
  options: {
    readonly limit: () => Limiter;
    readonly ask: (body: T, signal: AbortSignal) => Promise<Result<A, keyof typeof statusOf>>;
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
      return { status: statusOf[answer.error], body: { error: answer.error } };
    },
  });
}

/** @requirement I17 */
export const waitlistJoinRoute = waitlistRoute(joinWaitlistSchema, {
  limit: () => schedulingLimits().waits,
  ask: (body) => joinWaitlist(body),
});
/** @requirement I17 */
export const waitlistOfferRoute = waitlistRoute(offerRequestSchema, {
  limit: () => schedulingLimits().reads,
  ask: ({ code }, signal) => readOffer(code, signal),
});
/** @requirement I17 */
export const waitlistLeaveRoute = waitlistRoute(offerRequestSchema, {
  limit: () => schedulingLimits().changes,
  ask: ({ code }) => leaveWaitlist(code),
});
