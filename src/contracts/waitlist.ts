import { z } from 'zod';
import { linkCode } from './managed-visit';
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

/** A time that came free. `instant` is milliseconds since 1970. */
export type OfferAnswer = {
  readonly isFree: boolean;
  readonly date: string;
  readonly rawTime: string;
  readonly instant: number;
  readonly zone: string;
  readonly departmentId: string;
  readonly location: string;
  readonly address: string;
  readonly cityAndZip: string;
  readonly phone: string;
  readonly visitType: string;
  readonly providerId: string;
  readonly providerName: string;
  readonly profilePath: string;
};
export type LeaveAnswer = { readonly hasLeft: boolean };
