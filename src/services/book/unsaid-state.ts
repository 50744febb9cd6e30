import { isInPersonType } from '@/config/visit-types';
import type { Booking } from '@/contracts/scheduling';
import { findAppointments } from '#services/scheduling/appointments';

/**
 * Whether a booking by video does not say in which state the patient will be, though the doctor may treat in some only.
 * Without an answer of the clinic nobody knows, and the booking goes on.
 * @param now - milliseconds since 1970
 * @requirement I12
 * @decision ADR-0027
 */
export async function lacksVideoState(
  { visitType, videoState, ...booking }: Booking,
  now: number,
): Promise<boolean> {
  if (isInPersonType(visitType) || videoState !== undefined) return false;
  const { providerId, specialty, isNewPatient, isAdultPatient } = booking;
  const asked = { providerId, specialty, isNewPatient, isAdultPatient };
  const found = await findAppointments(asked, { now, signal: undefined });
  return found.ok && found.value.videoStates.length > 0;
}
