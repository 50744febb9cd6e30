import { z } from 'zod';
import { linkCode, type VisitPlace } from './managed-visit';
import { email, localDate, npi } from './scheduling';

/** What pages and `/api/scheduling/waitlist-*` say to each other. */

export const joinWaitlistSchema = z.strictObject({
  providerId: npi,
  isNewPatient: z.boolean(),
  isAdultPatient: z.boolean(),
  email,
  earliest: localDate,
  latest: localDate,
  timeOfDay: z.enum(['any', 'morning', 'afternoon']),
  /** Page of the provider, without host. */
  profilePath: z.string().regex(/^(?:\/[a-z\d-]{1,80}){1,6}$/),
  language: z.string().regex(/^[A-Za-z]{2,3}(-[A-Za-z]{2,4})?$/),
});
export type JoinWaitlist = z.input<typeof joinWaitlistSchema>;

export const offerRequestSchema = z.strictObject({ code: linkCode });

/** A time that came free. */
export type OfferAnswer = VisitPlace & {
  readonly isFree: boolean;
  readonly profilePath: string;
};
export type LeaveAnswer = { readonly hasLeft: boolean };
