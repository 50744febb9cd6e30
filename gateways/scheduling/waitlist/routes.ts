import { z } from 'zod';
import { offers } from '../calendar/provider.ts';
import { isCalendarDate, localDateOf } from '../calendar/zone.ts';
import { badRequest, refusal, type Reply } from '../http.ts';
import { languageOf } from '../language.ts';
import { parseBody, type Call, type Route } from '../route.ts';
import type { Scheduling } from '../scheduling.ts';
import { visitTypes } from '../visit-types.ts';
import { requireProvider } from '../require-visit.ts';
import { departmentDetails } from '../wire/slot.ts';
import { joinWaitlist, leaveWaitlist } from './join.ts';
import { findLinkedOffer } from './offer-link.ts';

const date = z.string().refine(isCalendarDate, 'must be a date like 2026-12-01');
const token = z.string().min(20).max(60);
const joinSchema = z.strictObject({
  Provider_NPI: z.string().regex(/^\d{10}$/, 'must have ten digits'),
  VisitTypeIDs: z
    .array(z.string().refine((id) => visitTypes.has(id), 'is not a visit type'))
    .min(1)
    .max(visitTypes.size),
  Email: z.email('must be an email address').max(254),
  EarliestDate: date,
  LatestDate: date,
  TimeOfDay: z.enum(['any', 'morning', 'afternoon']),
  ProfilePath: z.string().regex(/^(?:\/[a-z\d-]{1,80}){1,6}$/, 'must be a path of the site'),
});
const tokenSchema = z.strictObject({ Token: token });

/** @requirement I17 */
export const waitlistRoutes: readonly (readonly [string, Route])[] = [
  ['POST waitlist/join', postJoin],
  ['POST waitlist/offer', postOffer],
  ['POST waitlist/leave', postLeave],
];

async function postJoin(scheduling: Scheduling, { request }: Call): Promise<Reply> {
  const body = await parseBody(request, joinSchema);
  const nowMs = scheduling.now().getTime();
  const provider = requireProvider(scheduling, body.Provider_NPI);
  const offered = body.VisitTypeIDs.filter((id) => {
    const type = visitTypes.get(id);
    return type !== undefined && offers(provider, type);
  });
  if (offered.length === 0) throw badRequest('VisitTypeIDs: the provider offers none of them');
  if (body.LatestDate < body.EarliestDate || body.LatestDate < localDateOf(nowMs, provider.zone)) {
    throw badRequest('LatestDate: is over');
  }
  await joinWaitlist(
    scheduling.db,
    {
      npi: provider.npi,
      visitTypes: offered,
      email: body.Email,
      language: languageOf(request),
      fromDate: body.EarliestDate,
      toDate: body.LatestDate,
      timeOfDay: body.TimeOfDay,
      profilePath: body.ProfilePath,
    },
    nowMs,
  );
  // Whether an address waits for too many already is nobody's business: the answer is the same.
  return { status: 201, body: { Status: '201' } };
}

async function postOffer(scheduling: Scheduling, { request }: Call): Promise<Reply> {
  const body = await parseBody(request, tokenSchema);
  const nowMs = scheduling.now().getTime();
  const found = await findLinkedOffer(scheduling.db, { token: body.Token, nowMs });
  const provider = found && scheduling.directory().providers.get(found.waiter.npi);
  const visitType = found && visitTypes.get(found.offer.visit_type);
  if (found === undefined || provider === undefined || visitType === undefined) throw unknownLink();
  const { offer, waiter } = found;
  const { local_date: day } = offer;
  const free = await scheduling.calendars.freeSlots({
    provider,
    visitTypes: [visitType],
    from: day,
    to: day,
    nowMs,
  });
  const department = provider.departments.get(offer.department_id);
  return {
    status: 200,
    body: {
      IsFree: free.some(
        (slot) => slot.startsAt === offer.starts_at && slot.departmentId === offer.department_id,
      ),
      Date: day,
      Time: `${offer.local_time}:00`,
      StartsAt: new Date(offer.starts_at).toISOString(),
      TimeZone: department?.zone ?? provider.zone,
      VisitType: { ID: visitType.id, Type: 'External' },
      Provider: { DisplayName: provider.name, IDs: [{ ID: provider.npi, Type: 'NPI' }] },
      Department: department && departmentDetails(department),
      ProfilePath: waiter.profile_path,
    },
  };
}

async function postLeave({ db, now }: Scheduling, { request }: Call): Promise<Reply> {
  const body = await parseBody(request, tokenSchema);
  return { status: 200, body: { Left: await leaveWaitlist(db, body.Token, now().getTime()) } };
}

function unknownLink() {
  return refusal(404, 'This link is not valid, or its time is over.');
}
