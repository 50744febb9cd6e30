import type { Slot } from '../calendar/slots.ts';
import { findAlternatives } from '../alternatives.ts';
import { localDateOf } from '../calendar/zone.ts';
import { badRequest, type Reply } from '../http.ts';
import { bodyHashOf } from '../idempotency.ts';
import { languageOf } from '../language.ts';
import { requireVisit } from '../require-visit.ts';
import { parseBody, type Call } from '../route.ts';
import type { Scheduling } from '../scheduling.ts';
import { bookingSchema } from '../schemas/booking.ts';
import type { WantedVisit } from '../wanted-visit.ts';
import { conflict, scheduled } from '../wire/booking.ts';
import { keyedReply, requestKey } from './request-key.ts';

/**
 * Books a visit, or with `IsReviewOnly` says whether it could be booked.
 * @throws RefusedError 400 for a body that is not allowed, 409 and 422 for a key in use
 * @requirement I12 I14
 */
export async function postAppointment(scheduling: Scheduling, { request }: Call): Promise<Reply> {
  const { calendars, now } = scheduling;
  const body = await parseBody(request, bookingSchema);
  const wanted = { ...requireVisit(scheduling, body), body, nowMs: now().getTime() };
  if (localDateOf(wanted.nowMs, wanted.provider.zone) < body.Patient_Dob) {
    throw badRequest('Patient_Dob: must not be in the future');
  }
  // A repeated request is the same booking, even with a new hold or a later timestamp.
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
  return { status: 200, body: conflict(await findAlternatives(scheduling.calendars, wanted)) };
}
