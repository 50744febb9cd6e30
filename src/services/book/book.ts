import { setTimeout as pause } from 'node:timers/promises';
import { visitTypesFor } from '@/config/visit-types';
import type { BookAnswer, Booking } from '@/contracts/scheduling';
import { err, ok, type Result } from '@/lib/result';
import type { GatewayFailure, GatewayReply } from '#gateway/client';
import { watchNonsense } from '#gateway/watch';
import { bookingBody } from '#services/book/booking-body';
import { bookingOutcome } from '#services/book/booking-outcome';
import { keepSent, mayBeBooked, noteTry, sentBooking } from '#services/book/sent-drafts';
import { schedulingGateway, schedulingName } from '#services/scheduling/client';
import { hasExtensions } from '#services/scheduling/extensions';

/** So long the gateway may take. */
const deadlineMs = 15_000;
/** So long the visitor waits for it; then they are told that nobody knows yet, and can ask again. */
const visitorWaitsMs = 5_000;
const notSent: ReadonlySet<GatewayFailure> = new Set(['notConnected', 'overloaded', 'aborted']);
/** How often an answer "still in progress" is asked again. */
const maxPolls = 8;

const unknown: BookAnswer = { error: true, outcome: 'unknown', message: '' };
const refused: BookAnswer = { error: true, outcome: 'refused', message: '' };

/**
 * Books an appointment. The call is sent once: it is never repeated by itself, because an answer that is lost says
 * nothing about the booking. Only while the gateway says that the very same draft is in progress is it asked again.
 * A repeated draft that does not reach the gateway, or is refused, stays as unknown as it was. A gateway that knows no
 * keys is not sent a draft again: it might book twice.
 * @param now - milliseconds since 1970
 * @returns what became of it; `unknown` when the answer was lost, or has not come within five seconds
 * @requirement I12 I14 I15
 * @decision ADR-0034
 */
export async function book(request: Booking, now: number): Promise<BookAnswer> {
  const types = visitTypesFor(request);
  if (![...types.inPerson, ...types.virtual].includes(request.visitType)) return refused;
  const sent = sentBooking(request.draftId);
  const isSentOnce = !hasExtensions() && (request.isAgain === true || mayBeBooked(request.draftId));
  if (isSentOnce && !sent) return unknown;
  const answer = isSentOnce && sent ? sent : sentOnce(request, now);
  return Promise.race([answer, pause(visitorWaitsMs, unknown, { ref: false })]);
}

/** Sends a booking. The call outlives the visitor's patience, so that whoever asks again finds what came of it. */
function sentOnce(request: Booking, now: number): Promise<BookAnswer> {
  const answer = settle(request, now);
  keepSent(request.draftId, answer);
  return answer;
}

async function settle(request: Booking, now: number): Promise<BookAnswer> {
  const isRepeated = request.isAgain === true || mayBeBooked(request.draftId);
  const reply = await send(request, now);
  if (!reply.ok) {
    if (reply.error === 'notSent' && !isRepeated) return refused;
    noteTry(request.draftId, 'mayBeBooked');
    return unknown;
  }
  const answer = bookingOutcome(reply.value);
  if (answer.outcome === 'unknown') watchNonsense(schedulingName, reply.value);
  // That a repetition is refused says nothing about the try before it.
  if (answer.outcome === 'refused' && isRepeated) return unknown;
  const isOpen = answer.outcome === 'booked' || answer.outcome === 'unknown';
  noteTry(request.draftId, isOpen ? 'mayBeBooked' : 'notBooked');
  return answer;
}

/** @returns `notSent` where nothing left for the gateway; `lost` where nobody knows what it has done */
async function send(request: Booking, now: number): Promise<Result<GatewayReply, 'notSent' | 'lost'>> {
  const json = bookingBody(request, now);
  const until = performance.now() + deadlineMs;
  for (let poll = 0; ; poll += 1) {
    // The visitor's leaving does not end the call: a booking on its way must be answered and recorded.
    const reply = await schedulingGateway().request({
      method: 'POST',
      path: '/schedule-appointment',
      json,
      headers: { 'idempotency-key': request.draftId, 'accept-language': request.language ?? 'en' },
      retry: false,
      deadlineMs: Math.max(1000, Math.floor(until - performance.now())),
    });
    if (!reply.ok) return err(poll > 0 || !notSent.has(reply.error) ? 'lost' : 'notSent');
    const isInProgress = reply.value.status === 409 && reply.value.header('retry-after') !== undefined;
    if (!isInProgress) return ok(reply.value);
    if (poll >= maxPolls || performance.now() + 1000 > until) return err('lost');
    await pause(1000);
  }
}
