import type { Slot } from '../calendar/slots.ts';
import { findAlternatives } from '../alternatives.ts';
import { localDateOf } from '../calendar/zone.ts';
import { badRequest, type Reply } from '../http.ts';
import { bodyHashOf, findKey, type RequestKey, type StoredAnswer } from '../idempotency.ts';
import { languageOf } from '../language.ts';
import { joinAddress } from '../manage/join-link.ts';
import { confirmationLink } from '../manage/links.ts';
import { bookingIdOf } from '../messages/visit-entry.ts';
import { findOwnVisit, patientKeyOf } from '../own-visit.ts';
import { requireVisit } from '../require-visit.ts';
import { parseBody, type Call } from '../route.ts';
import type { Scheduling } from '../scheduling.ts';
import { bookingSchema } from '../schemas/booking.ts';
import { isElsewhere } from '../video-state.ts';
import type { WantedVisit } from '../wanted-visit.ts';
import { conflict, hasVisit, scheduled } from '../wire/booking.ts';
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
  const { Patient_Location_State: place = '' } = body;
  if (place !== '' && isElsewhere({ ...wanted, place })) {
    throw badRequest(
      `By video this doctor treats patients who are in ${wanted.provider.videoStates.join(', ')}.`,
      'OTHER-STATE',
    );
  }
  // A repeated request is the same booking, even with a new hold or a later timestamp.
  const bodyHash = bodyHashOf(body, ['HoldID', 'Requested_DateTime', 'AskBeforeSecondVisit']);
  const key = requestKey(request, 'schedule-appointment', bodyHash);
  const slot = await calendars.slotAt(wanted);
  if (body.IsReviewOnly === true) return review(scheduling, wanted, slot);
  const language = languageOf(request);
  const patientKey = patientKeyOf(scheduling.secret, body);
  const outcome = slot
    ? await calendars.book({ slot, body, key, patientKey, language, nowMs: wanted.nowMs })
    : await knownAnswer(scheduling, key);
  if (outcome.kind === 'hasVisit') return { status: 200, body: hasVisit(outcome.visit) };
  if (outcome.kind === 'conflict') {
    // Whoever took the time may be the same patient, in another tab.
    const isAsked = slot !== undefined && body.AskBeforeSecondVisit === true;
    const visit = isAsked ? await findOwnVisit(scheduling.db, { patientKey, slot }) : undefined;
    return visit === 'same' ? { status: 200, body: hasVisit(visit) } : lost(scheduling, wanted);
  }
  if (outcome.kind === 'booked') scheduling.onTimeChanged(wanted.provider.npi);
  return withLinks(scheduling, keyedReply(outcome), { wanted, language });
}

/** A visit stays booked, though its doctor was given another calendar since: whoever asks again is told so. */
async function knownAnswer(
  { db }: Scheduling,
  key: RequestKey | undefined,
): Promise<{ readonly kind: 'conflict' } | { readonly kind: 'replayed'; readonly answer: StoredAnswer }> {
  const known = key && (await findKey(db, key));
  return known?.kind === 'replay' ? { kind: 'replayed', answer: known.answer } : { kind: 'conflict' };
}

/**
 * The reply with the token that shows and changes the visit, and the link of a video visit. The stored answer holds
 * neither.
 */
async function withLinks(
  scheduling: Scheduling,
  reply: Reply,
  { wanted, language }: { readonly wanted: WantedVisit; readonly language: string },
): Promise<Reply> {
  const answer = reply.body as { readonly Appointment?: { readonly CalendarID?: string } };
  const id = bookingIdOf(answer.Appointment?.CalendarID ?? '');
  if (id === '') return reply;
  const { nowMs } = wanted;
  const booking = { id, visit_type: wanted.visitType.id, language };
  const JoinURL = await joinAddress(scheduling, booking, nowMs);
  // Not in the protocol.
  const ManageToken = await confirmationLink(scheduling, { bookingId: id, nowMs });
  const links = { ManageToken, ...(JoinURL === '' ? {} : { VideoVisit: { JoinURL } }) };
  return { ...reply, body: { ...answer, Appointment: { ...answer.Appointment, ...links } } };
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
  return isFree ? { status: 200, body: scheduled(slot) } : lost(scheduling, wanted);
}

async function lost(scheduling: Scheduling, wanted: WantedVisit): Promise<Reply> {
  return { status: 200, body: conflict(await findAlternatives(scheduling.calendars, wanted)) };
}
