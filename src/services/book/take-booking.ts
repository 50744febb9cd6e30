import type { BookAnswer, Booking } from '@/contracts/scheduling';
import { count } from '@/lib/metrics';
import { err, ok, type Result } from '@/lib/result';
import { book } from '#services/book/book';
import { timesChanged } from '#services/book/next-times';
import { unofferedFields } from '#services/book/unoffered';
import { lacksVideoState } from '#services/book/unsaid-state';

/**
 * Books a visit whose request has the right shape.
 * @param now - milliseconds since 1970
 * @returns what became of it; else the fields that are missing or hold what the form does not offer, and nothing was sent
 * @requirement I12 I14
 */
export async function takeBooking(
  request: Booking,
  now: number,
): Promise<Result<BookAnswer, readonly string[]>> {
  const [unoffered, lacksState] = await Promise.all([
    unofferedFields(request, now),
    lacksVideoState(request, now),
  ]);
  const wrong = [...unoffered.map((name) => `values.${name}`), ...(lacksState ? ['videoState'] : [])];
  if (wrong.length > 0) return err(wrong);
  const answer = await book(request, now);
  timesChanged(request.providerId);
  count('foyer_bookings_total', { outcome: answer.outcome });
  return ok(answer);
}
