import type { KeptState } from '@/cms/block';
import { screenedName } from '@/config/booking-cookie';
import type { PatientForm } from '@/domain/patient-form/form';
import type { PatientKind } from '@/features/appointment/model/visit';
import type { ScreenedData } from '@/features/book/model/screening';
import type { StoredBooking } from './booking';

/** The names of the bookings that a browser keeps, the newest first. */
export function bookingNames({ names }: KeptState): readonly string[] {
  return names.filter((name) => name !== screenedName);
}

/** A booking that a browser keeps; undefined where there is none, or none any more. */
export function keptBooking(kept: KeptState, name: string): StoredBooking | undefined {
  // Whatever opens with our key was sealed by us.
  return name === screenedName ? undefined : (kept.read(name) as StoredBooking | undefined);
}

/** What the visitor answered before they looked for a time. @requirement I1 I11 */
export function screenedIn(kept: KeptState): ScreenedData | undefined {
  return kept.read(screenedName) as ScreenedData | undefined;
}

/** What they said there of the patient. */
export function screenedPatient(kept: KeptState): Partial<PatientKind> {
  const screened = screenedIn(kept);
  return screened ? { isAdultPatient: screened.isAdultPatient } : {};
}

/** What they said there that the patient's form asks for too. */
export function screenedForm(kept: KeptState): Partial<PatientForm> {
  const { birthDate = '', phoneNumber = '' } = screenedIn(kept) ?? {};
  return { ...(birthDate && { birthDate }), ...(phoneNumber && { phoneNumber }) };
}
