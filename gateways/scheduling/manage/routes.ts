import { z } from 'zod';
import type { BookingTable } from '../../db/schema.ts';
import { toLocalTime } from '../calendar/slots.ts';
import { isCalendarDate } from '../calendar/zone.ts';
import { refusal, type Reply } from '../http.ts';
import { parseBody, type Call, type Route } from '../route.ts';
import { state } from '../schemas/fields.ts';
import type { Scheduling } from '../scheduling.ts';
import { visitTypes } from '../visit-types.ts';
import { findAlternatives } from '../alternatives.ts';
import { requireProvider } from '../require-visit.ts';
import { isElsewhere } from '../video-state.ts';
import type { WantedVisit } from '../wanted-visit.ts';
import { taken } from '../wire/booking.ts';
import { obstacleTo, type ChangeOutcome } from './change.ts';
import { joinAddress } from './join-link.ts';
import { bookingOfLink } from './links.ts';
import { managedVisit } from './wire.ts';

const token = z.string().min(20).max(60);
const sequence = z.int().min(0);
const readSchema = z.strictObject({ Token: token });
const cancelSchema = z.strictObject({ Token: token, Sequence: sequence });
const moveSchema = z.strictObject({
  Token: token,
  Sequence: sequence,
  Appointment_Date: z.string().refine(isCalendarDate, 'must be a date like 2026-12-01'),
  Appointment_Time: z
    .string()
    .transform((text) => toLocalTime(text) ?? '')
    .refine((time) => time !== '', 'must be a time like 14:00'),
  DepartmentID: z.string().min(1).max(40),
  HoldID: z.uuid().nullish(),
  /** Where the patient will be at the new time of a video visit: a state's postal abbreviation. */
  Patient_Location_State: state,
  /** A patient who has another visit on that day with the provider, or at that time, is asked first. */
  AskBeforeSecondVisit: z.boolean().optional(),
});

/**
 * A patient's own visit, by the token of a link and without an account. The token is in the body of every call:
 * addresses end up in logs.
 * @requirement I16
 */
export const manageRoutes: readonly (readonly [string, Route])[] = [
  ['POST manage/read', postRead],
  ['POST manage/cancel', postCancel],
  ['POST manage/move', postMove],
];

async function postRead(scheduling: Scheduling, { request }: Call): Promise<Reply> {
  const body = await parseBody(request, readSchema);
  const nowMs = scheduling.now().getTime();
  const booking = await bookingOfLink(scheduling.db, { token: body.Token, nowMs });
  if (booking === undefined) throw unknownLink();
  return { status: 200, body: { Appointment: await visitOf(scheduling, booking) } };
}

async function postCancel(scheduling: Scheduling, { request }: Call): Promise<Reply> {
  const body = await parseBody(request, cancelSchema);
  const nowMs = scheduling.now().getTime();
  const outcome = await scheduling.calendars.cancel({ token: body.Token, sequence: body.Sequence, nowMs });
  // Whoever cancels a cancelled visit has what they want.
  if (outcome.kind === 'isCancelled') return visitReply(scheduling, outcome, 200);
  return changeReply(scheduling, outcome);
}

async function postMove(scheduling: Scheduling, { request }: Call): Promise<Reply> {
  const body = await parseBody(request, moveSchema);
  const nowMs = scheduling.now().getTime();
  const booking = await bookingOfLink(scheduling.db, { token: body.Token, nowMs });
  if (booking === undefined) throw unknownLink();
  const provider = requireProvider(scheduling, booking.npi);
  const visitType = visitTypes.get(booking.visit_type);
  if (visitType === undefined) throw new Error('a booking of an unknown kind of visit');
  const wanted = { provider, visitType, body, nowMs };
  const slot = await scheduling.calendars.slotAt(wanted);
  const asked = { token: body.Token, sequence: body.Sequence, nowMs };
  const place = body.Patient_Location_State ?? '';
  const obstacle = obstacleTo(booking, asked);
  if (obstacle === undefined && isElsewhere({ provider, visitType, place }))
    return changeReply(scheduling, { kind: 'isElsewhere', booking });
  if (slot === undefined)
    return obstacle ? changeReply(scheduling, { kind: obstacle, booking }) : timeTaken(scheduling, wanted);
  const asksFirst = body.AskBeforeSecondVisit === true;
  const outcome = await scheduling.calendars.move({
    ...asked,
    slot,
    holdId: body.HoldID ?? undefined,
    place,
    asksFirst,
  });
  return outcome.kind === 'taken' ? timeTaken(scheduling, wanted) : changeReply(scheduling, outcome);
}

/** The visit keeps its time; others near the wanted one are offered. */
async function timeTaken(scheduling: Scheduling, wanted: WantedVisit): Promise<Reply> {
  return {
    status: 409,
    body: { Code: 'TAKEN', ...taken(await findAlternatives(scheduling.calendars, wanted)) },
  };
}

const REFUSALS: Readonly<Record<string, { readonly Code: string; readonly Message: string }>> = {
  isCancelled: { Code: 'CANCELLED', Message: 'This visit is already cancelled.' },
  hasStarted: { Code: 'STARTED', Message: 'This visit has begun and can no longer be changed here.' },
  isElsewhere: { Code: 'STATE', Message: 'By video this doctor treats patients in other states.' },
  hasVisit: { Code: 'SECOND', Message: 'The patient has a visit that this one would meet.' },
  isOther: { Code: 'CHANGED', Message: 'This visit was changed meanwhile. Please look at it again.' },
};

function changeReply(scheduling: Scheduling, outcome: ChangeOutcome): Promise<Reply> {
  if (outcome.kind === 'unknownLink') throw unknownLink();
  if (outcome.kind in REFUSALS) return visitReply(scheduling, outcome, 409);
  if ('booking' in outcome) scheduling.onTimeChanged(outcome.booking.npi);
  return visitReply(scheduling, outcome, 200);
}

async function visitReply(scheduling: Scheduling, outcome: ChangeOutcome, status: number): Promise<Reply> {
  if (!('booking' in outcome)) throw new Error(`no visit to tell of: ${outcome.kind}`);
  const visit = await visitOf(scheduling, outcome.booking);
  const own = outcome.kind === 'hasVisit' ? { OwnVisit: outcome.visit } : {};
  return { status, body: { ...REFUSALS[outcome.kind], ...own, Outcome: outcome.kind, Appointment: visit } };
}

async function visitOf(scheduling: Scheduling, booking: BookingTable) {
  const nowMs = scheduling.now().getTime();
  const joinUrl = await joinAddress(scheduling, booking, nowMs);
  return managedVisit(booking, { directory: scheduling.directory(), joinUrl, nowMs });
}

function unknownLink() {
  return refusal(404, 'This link is not valid, or its visit is over.');
}
