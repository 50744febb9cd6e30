import type { z } from 'zod';
import type { AppointmentsAnswer, appointmentsRequestSchema } from '@/contracts/scheduling';
import { ok, type Result } from '@/lib/result';
import { hasSoonerDoctors } from '#services/book/sooner';
import { findAppointments } from '#services/scheduling/appointments';
import type { Unavailable } from '#services/scheduling/client';

/**
 * Open times of a provider; in a page's language also whether others of the specialty are free sooner.
 * @param now - milliseconds since 1970
 * @requirement I4 I17
 */
export async function openTimes(
  asked: z.output<typeof appointmentsRequestSchema>,
  { now, signal }: { readonly now: number; readonly signal: AbortSignal },
): Promise<Result<AppointmentsAnswer, Unavailable>> {
  const found = await findAppointments(asked, { now, signal });
  const { language } = asked;
  if (!found.ok || language === undefined) return found;
  const isSooner = await hasSoonerDoctors({ ...asked, language }, found.value, { now, signal });
  return ok({ ...found.value, hasSoonerDoctors: isSooner });
}
