import type { z } from 'zod';
import { visitTypesFor } from '@/config/scheduling';
import type { BookAnswer, bookRequestSchema } from '@/contracts/scheduling';
import type { GatewayFailure } from '#gateway/client';
import { bookingBody } from '#services/book/booking-body';
import { bookingOutcome } from '#services/book/booking-outcome';
import { schedulingGateway } from '#services/scheduling/client';

const deadlineMs = 15_000;
const notSent: ReadonlySet<GatewayFailure> = new Set(['notConnected', 'overloaded', 'aborted']);
/** How often an answer "still in progress" is asked again. */
const maxPolls = 8;

/**
 * Books an appointment. The call is sent once: it is never repeated by itself, because an answer that is lost says
 * nothing about the booking. Only while the gateway says that the very same draft is in progress is it asked again.
 * @param now - milliseconds since 1970
 * @returns what became of it; `unknown` when the answer was lost
 * @requirement I12 I14 I15
 */
export async function book(request: z.output<typeof bookRequestSchema>, now: number): Promise<BookAnswer> {
  const types = visitTypesFor(request);
  if (![...types.inPerson, ...types.virtual].includes(request.visitType)) {
    return { error: true, outcome: 'refused', message: '' };
  }
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
    if (!reply.ok) {
      const wasSent = poll > 0 || !notSent.has(reply.error);
      return { error: true, outcome: wasSent ? 'unknown' : 'refused', message: '' };
    }
    const isInProgress = reply.value.status === 409 && reply.value.header('retry-after') !== undefined;
    if (!isInProgress) return bookingOutcome(reply.value);
    if (poll >= maxPolls || performance.now() + 1000 > until)
      return { error: true, outcome: 'unknown', message: '' };
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}
