import type { z } from 'zod';
import type { BookAnswer, bookRequestSchema } from '@/contracts/scheduling';
import type { PatientField } from '@/domain/patient-form/fields';
import { count } from '@/lib/metrics';
import { err, ok, type Result } from '@/lib/result';
import { book } from '#services/book/book';
import { unofferedFields } from '#services/book/unoffered';

/**
 * Books a visit whose request has the right shape.
 * @param now - milliseconds since 1970
 * @returns what became of it; else the fields that hold what the form does not offer, and nothing was sent
 * @requirement I12 I14
 */
export async function takeBooking(
  request: z.output<typeof bookRequestSchema>,
  now: number,
): Promise<Result<BookAnswer, readonly PatientField[]>> {
  const unoffered = await unofferedFields(request, now);
  if (unoffered.length > 0) return err(unoffered);
  const answer = await book(request, now);
  count('foyer_bookings_total', { outcome: answer.outcome });
  return ok(answer);
}
