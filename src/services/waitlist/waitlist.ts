import { z } from 'zod';
import { visitTypesFor } from '@/config/visit-types';
import type { joinWaitlistSchema, LeaveAnswer, OfferAnswer } from '@/contracts/waitlist';
import { err, ok, type Result } from '@/lib/result';
import { askOwnGateway } from '#services/scheduling/extensions';
import { adaptVisitTime, visitTimeSchema } from '#services/scheduling/visit-time';

type Failure = 'linkUnknown' | 'unavailable' | 'invalidRequest';

const offerSchema = z.object({
  ...visitTimeSchema.shape,
  IsFree: z.boolean(),
  /** Of this site: no address of another one, and no script. */
  ProfilePath: z.string().regex(/^\/(?!\/)[\w\-./%~]*$/),
});
const leftSchema = z.object({ Left: z.boolean() });

/** Puts an address on the waitlist of a provider. @requirement I17 */
export async function joinWaitlist(
  request: z.output<typeof joinWaitlistSchema>,
): Promise<Result<{ readonly joined: true }, Failure>> {
  const { inPerson, virtual } = visitTypesFor(request);
  const reply = await askOwnGateway({
    method: 'POST',
    path: '/waitlist/join',
    retry: false,
    headers: { 'accept-language': request.language },
    json: {
      Provider_NPI: request.providerId,
      VisitTypeIDs: [...inPerson, ...virtual],
      Email: request.email.trim(),
      EarliestDate: request.earliest,
      LatestDate: request.latest,
      TimeOfDay: request.timeOfDay,
      ProfilePath: request.profilePath,
    },
  });
  if (!reply.ok) return err('unavailable');
  if (reply.value.status === 400) return err('invalidRequest');
  return reply.value.status === 201 ? ok({ joined: true }) : err('unavailable');
}

/** The time that a link offers, and whether it is still free. @requirement I17 */
export async function readOffer(code: string, signal: AbortSignal): Promise<Result<OfferAnswer, Failure>> {
  const reply = await askOwnGateway({
    method: 'POST',
    path: '/waitlist/offer',
    retry: true,
    signal,
    json: { Token: code },
  });
  if (!reply.ok) return err('unavailable');
  if (reply.value.status === 404) return err('linkUnknown');
  const parsed = offerSchema.safeParse(reply.value.json);
  if (!parsed.success) return err('unavailable');
  const { IsFree: isFree, ProfilePath: profilePath, ...time } = parsed.data;
  return ok({ ...adaptVisitTime(time), isFree, profilePath });
}

/** Ends the waiting that a link belongs to. @requirement I17 */
export async function leaveWaitlist(code: string): Promise<Result<LeaveAnswer, Failure>> {
  const json = { Token: code };
  const reply = await askOwnGateway({
    method: 'POST',
    path: '/waitlist/leave',
    retry: false,
    json,
  });
  const parsed = reply.ok ? leftSchema.safeParse(reply.value.json) : undefined;
  return parsed?.success ? ok({ hasLeft: parsed.data.Left }) : err('unavailable');
}
