import { joinWaitlistSchema, offerRequestSchema } from '@/contracts/waitlist';
import { err, type Result } from '@/lib/result';
import { limitedRoute } from '#services/scheduling/limited-route';
import { schedulingLimits } from '#services/scheduling/limits';
import { joinWaitlist, leaveWaitlist, readOffer } from '#services/scheduling/waitlist';

const statusOf = { linkUnknown: 404, unavailable: 503, invalidRequest: 400 } as const;

/** A code as the answer that says it. */
async function said<A, E extends string>(asked: Promise<Result<A, E>>): Promise<Result<A, { error: E }>> {
  const answer = await asked;
  return answer.ok ? answer : err({ error: answer.error });
}

/** @requirement I17 */
export const waitlistJoinRoute = limitedRoute(joinWaitlistSchema, {
  limit: () => schedulingLimits().waits,
  ask: (body) => said(joinWaitlist(body)),
  statusOf,
});
/** @requirement I17 */
export const waitlistOfferRoute = limitedRoute(offerRequestSchema, {
  limit: () => schedulingLimits().reads,
  ask: ({ code }, signal) => said(readOffer(code, signal)),
  statusOf,
});
/** @requirement I17 */
export const waitlistLeaveRoute = limitedRoute(offerRequestSchema, {
  limit: () => schedulingLimits().changes,
  ask: ({ code }) => said(leaveWaitlist(code)),
  statusOf,
});
