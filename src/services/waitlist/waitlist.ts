import { z } from 'zod';
import { visitTypesFor } from '@/config/scheduling';
import type { joinWaitlistSchema, LeaveAnswer, OfferAnswer } from '@/contracts/waitlist';
import { err, ok, type Result } from '@/lib/result';
import { departmentOf } from '#services/scheduling/adapt';
import { schedulingGateway } from '#services/scheduling/client';
import { departmentSchema, listOf, text, typedId } from '#services/scheduling/wire';

type Failure = 'linkUnknown' | 'unavailable' | 'invalidRequest';

const offerSchema = z.object({
  IsFree: z.boolean(),
  Date: z.iso.date(),
  Time: z.string().regex(/^\d\d:\d\d/),
  StartsAt: z.iso.datetime(),
  TimeZone: z.string(),
  VisitType: z.object({ ID: z.coerce.string() }),
  Provider: z.object({ DisplayName: text, IDs: listOf(typedId) }),
  Department: departmentSchema,
  ProfilePath: z.string(),
});
const leftSchema = z.object({ Left: z.boolean() });

/** Puts an address on the waitlist of a provider. @requirement I17 */
export async function joinWaitlist(
  request: z.output<typeof joinWaitlistSchema>,
): Promise<Result<{ readonly joined: true }, Failure>> {
  const { inPerson, virtual } = visitTypesFor(request);
  const reply = await schedulingGateway().request({
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
  const reply = await schedulingGateway().request({
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
  const wire = parsed.data;
  const departmentId = wire.Department.IDs[0]?.ID ?? '';
  const { location, address, cityAndZip, phone } = departmentOf(wire.Department, departmentId);
  return ok({
    isFree: wire.IsFree,
    date: wire.Date,
    rawTime: wire.Time.slice(0, 5),
    instant: Date.parse(wire.StartsAt),
    zone: wire.TimeZone,
    departmentId,
    location,
    address,
    cityAndZip,
    phone,
    visitType: wire.VisitType.ID,
    providerId: wire.Provider.IDs[0]?.ID ?? '',
    providerName: wire.Provider.DisplayName,
    profilePath: wire.ProfilePath,
  });
}

/** Ends the waiting that a link belongs to. @requirement I17 */
export async function leaveWaitlist(code: string): Promise<Result<LeaveAnswer, Failure>> {
  const json = { Token: code };
  const reply = await schedulingGateway().request({
    method: 'POST',
    path: '/waitlist/leave',
    retry: false,
    json,
  });
  const parsed = reply.ok ? leftSchema.safeParse(reply.value.json) : undefined;
  return parsed?.success ? ok({ hasLeft: parsed.data.Left }) : err('unavailable');
}
