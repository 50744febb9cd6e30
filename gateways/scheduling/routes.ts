import type { IncomingMessage } from 'node:http';
import type { Slot } from './calendar/openings.ts';
import { localDateOf } from './calendar/zone.ts';
import { confirmRoutes } from './confirm-address.ts';
import { draftRoutes } from './drafts/routes.ts';
import type { Hold } from './holds.ts';
import { badRequest, refusal, type Reply } from './http.ts';
import { bodyHashOf, type RequestKey } from './idempotency.ts';
import { feedRoutes } from './availability-feed/routes.ts';
import { languageOf } from './language.ts';
import { calendarRoutes } from './manage/calendar.ts';
import { manageRoutes } from './manage/routes.ts';
import { findNextAvailable } from './next-available.ts';
import { questionsFor } from './questions.ts';
import { reasonsFor } from './reasons.ts';
import { retentionRoutes } from './retention/routes.ts';
import { storeRequest } from './requests.ts';
import { parseBody, type Call, type Route, type Scheduling } from './route.ts';
import {
  appointmentRequestSchema,
  bookingSchema,
  emptySchema,
  holdSchema,
  MAX_REQUEST_BYTES,
  reasonsSchema,
  scheduleDaysSchema,
} from './schemas.ts';
import { textingRoutes } from './texting/routes.ts';
import { visitTypes } from './visit-types.ts';
import { alternativesTo, requireProvider, requireVisit, type WantedVisit } from './wanted-visit.ts';
import { waitlistRoutes } from './waitlist/routes.ts';
import {
  conflict,
  insurancePickList,
  nextAvailable,
  scheduleDays,
  scheduled,
  specialtyTree,
  taken,
} from './wire.ts';

/**
 * The calls by method and path below `/scheduling/v1`. `{id}` is a hold's id.
 * @requirement I4 I12 I14
 */
export const routes: ReadonlyMap<string, Route> = new Map<string, Route>([
  ['POST provider-schedule-days', postScheduleDays],
  ['GET specialty-tree', getSpecialtyTree],
  ['GET default-specialty', getDefaultSpecialty],
  ['POST reasons', postReasons],
  ['GET questions', getQuestions],
  ['GET insurance', getInsurance],
  ['GET next-available', getNextAvailable],
  ['POST schedule-appointment', postAppointment],
  ['POST appointment-request', postAppointmentRequest],
  ['POST holds', postHold],
  ['POST holds/{id}/extend', postHoldExtension],
  ['POST holds/{id}/release', postHoldRelease],
  ...confirmRoutes,
  ...draftRoutes,
  ...manageRoutes,
  ...calendarRoutes,
  ...feedRoutes,
  ...retentionRoutes,
  ...textingRoutes,
  ...waitlistRoutes,
]);

async function postScheduleDays(scheduling: Scheduling, { request }: Call): Promise<Reply> {
  const body = await parseBody(request, scheduleDaysSchema);
  const provider = requireProvider(scheduling, body.ProviderID);
  const types = body.VisitTypeIDs.flatMap(({ ID }) => visitTypes.get(ID) ?? []);
  const slots = await scheduling.calendars.freeSlots({
    provider,
    visitTypes: types,
    from: body.StartDate,
    to: body.EndDate,
    holdId: body.HoldID ?? undefined,
    nowMs: scheduling.now().getTime(),
  });
  return { status: 200, body: scheduleDays(provider, types, slots) };
}

function getSpecialtyTree({ directory }: Scheduling, { query }: Call): Reply {
  const wanted = query.get('SitecoreId') ?? 'all';
  const { specialties } = directory();
  const chosen = wanted === 'all' ? specialties : specialties.filter(({ code }) => code === wanted);
  return { status: 200, body: specialtyTree(chosen) };
}

function getDefaultSpecialty({ directory }: Scheduling, { query }: Call): Reply {
  const npi = query.get('NPI') ?? '';
  return {
    status: 200,
    body: { NPI: npi, DefaultSpecialty: directory().defaultSpecialties.get(npi) ?? null },
  };
}

async function postReasons({ directory }: Scheduling, { request }: Call): Promise<Reply> {
  const { Specialty: asked, VisitTypeId } = await parseBody(request, reasonsSchema);
  const whole = directory().specialties.find((one) => one.subSpecialties.some(({ name }) => name === asked));
  const specialties = whole ? [asked, whole.name] : [asked];
  return { status: 200, body: { Reasons: reasonsFor(specialties, VisitTypeId) } };
}

function getQuestions(_: Scheduling, { query }: Call): Reply {
  const visit = {
    specialty: query.get('specialty') ?? '',
    reason: query.get('reasonForVisit') ?? '',
    visitType: query.get('visitType') ?? '',
  };
  return { status: 200, body: { SpecialtyQATree: { Specialty_Questions: questionsFor(visit) } } };
}

function getInsurance({ directory }: Scheduling): Reply {
  return { status: 200, body: insurancePickList(directory().insurancePlans) };
}

/** `?NPI=…` for some providers, without it all; `LeadMinutes` is the least time until a visit that counts. */
async function getNextAvailable({ calendars, directory, now }: Scheduling, { query }: Call): Promise<Reply> {
  const { providers } = directory();
  const wanted = query.getAll('NPI');
  const found = await findNextAvailable(calendars, {
    providers:
      wanted.length === 0 ? [...providers.values()] : wanted.flatMap((npi) => providers.get(npi) ?? []),
    leadMinutes: Math.max(0, Number(query.get('LeadMinutes')) || 0),
    nowMs: now().getTime(),
  });
  return { status: 200, body: nextAvailable(found) };
}

async function postAppointment(scheduling: Scheduling, { request }: Call): Promise<Reply> {
  const { calendars, now } = scheduling;
  const body = await parseBody(request, bookingSchema);
  const wanted = { ...requireVisit(scheduling, body), body, nowMs: now().getTime() };
  if (localDateOf(wanted.nowMs, wanted.provider.zone) < body.Patient_Dob) {
    throw badRequest('Patient_Dob: must not be in the future');
  }
  // A new hold or a later second of asking does not make it another booking.
  const key = requestKey(request, 'schedule-appointment', bodyHashOf(body, ['HoldID', 'Requested_DateTime']));
  const slot = await calendars.slotAt(wanted);
  if (body.IsReviewOnly === true) return review(scheduling, wanted, slot);
  if (slot === undefined) return lost(scheduling, wanted);
  const outcome = await calendars.book({
    slot,
    body,
    key,
    language: languageOf(request),
    nowMs: wanted.nowMs,
  });
  if (outcome.kind === 'conflict') return lost(scheduling, wanted);
  if (outcome.kind === 'booked') scheduling.onTimeChanged(wanted.provider.npi);
  return keyedReply(outcome);
}

/** Says whether the slot could be booked, and books nothing. */
async function review(scheduling: Scheduling, wanted: WantedVisit, slot: Slot | undefined): Promise<Reply> {
  const free = await scheduling.calendars.freeSlots({
    provider: wanted.provider,
    visitTypes: [wanted.visitType],
    from: wanted.body.Appointment_Date,
    to: wanted.body.Appointment_Date,
    holdId: wanted.body.HoldID ?? undefined,
    nowMs: wanted.nowMs,
  });
  const isFree = slot !== undefined && free.some(({ startsAt }) => startsAt === slot.startsAt);
  return isFree ? { status: 200, body: scheduled(slot, undefined) } : lost(scheduling, wanted);
}

async function lost(scheduling: Scheduling, wanted: WantedVisit): Promise<Reply> {
  return { status: 200, body: conflict(await alternativesTo(scheduling, wanted)) };
}

async function postAppointmentRequest({ db, now }: Scheduling, { request }: Call): Promise<Reply> {
  const body = await parseBody(request, appointmentRequestSchema, MAX_REQUEST_BYTES);
  const { Source_JSON_Object: source, ...envelope } = body;
  const { Requested_DateTime: _, ...sameWhenRepeated } = source;
  const bodyHash = bodyHashOf({ ...envelope, source: sameWhenRepeated });
  const key = requestKey(request, 'appointment-request', bodyHash);
  return keyedReply(await storeRequest(db, { body, key, nowMs: now().getTime() }));
}

async function postHold(scheduling: Scheduling, { request }: Call): Promise<Reply> {
  const body = await parseBody(request, holdSchema);
  const wanted = { ...requireVisit(scheduling, body), body, nowMs: scheduling.now().getTime() };
  const slot = await scheduling.calendars.slotAt(wanted);
  const lifeMs = scheduling.holdMinutes * 60_000;
  const hold =
    slot &&
    (await scheduling.calendars.hold({ slot, visitorId: body.VisitorID, lifeMs, nowMs: wanted.nowMs }));
  if (hold !== undefined) return { status: 201, body: holdAnswer(scheduling, hold, wanted.nowMs) };
  return { status: 409, body: taken(await alternativesTo(scheduling, wanted)) };
}

async function postHoldExtension(scheduling: Scheduling, { request, id }: Call): Promise<Reply> {
  await parseBody(request, emptySchema);
  const nowMs = scheduling.now().getTime();
  const lifeMs = scheduling.holdMinutes * 60_000;
  const hold = await scheduling.calendars.extendHold({ id, lifeMs, nowMs });
  if (hold === undefined) throw refusal(410, 'That time is no longer held.');
  return { status: 200, body: holdAnswer(scheduling, hold, nowMs) };
}

async function postHoldRelease({ calendars }: Scheduling, { request, id }: Call): Promise<Reply> {
  await parseBody(request, emptySchema);
  return { status: 200, body: { Released: await calendars.releaseHold(id) } };
}

function holdAnswer({ holdMinutes }: Scheduling, hold: Hold, nowMs: number) {
  return {
    HoldID: hold.id,
    ExpiresAt: new Date(hold.expiresAt).toISOString(),
    ServerTime: new Date(nowMs).toISOString(),
    HoldMinutes: holdMinutes,
  };
}

/** A key is optional; without one a repeated booking meets its own slot and is told of a conflict. */
function requestKey(request: IncomingMessage, scope: string, bodyHash: string): RequestKey | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,200}$/.test(key)) {
    throw badRequest('Idempotency-Key: must have 8 to 200 visible characters');
  }
  return { scope, key, bodyHash };
}

function keyedReply(
  outcome:
    | {
        readonly kind: 'booked' | 'stored' | 'replayed';
        readonly answer: { readonly status: number; readonly body: unknown };
      }
    | { readonly kind: 'otherBody' | 'inProgress' },
): Reply {
  switch (outcome.kind) {
    case 'otherBody':
      throw refusal(422, 'This request key was already used for something else.');
    case 'inProgress':
      throw refusal(409, 'The same request is still being worked on.', { 'retry-after': '1' });
    case 'replayed':
      return { ...outcome.answer, headers: { 'idempotent-replayed': 'true' } };
    case 'booked':
    case 'stored':
      return outcome.answer;
  }
}
