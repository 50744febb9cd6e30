import type { OfferedChoices, PatientForm } from '@/domain/patient-form/form';
import { patientProblems } from '@/features/appointment/model/patient-form';
import type { Visit } from '@/features/appointment/model/visit';
import { localDateAt } from '@/lib/chicago-time';

type PatientDetails = { readonly visit: Visit; readonly form: PatientForm };

/**
 * Says whether the patient's details pass every check, so that the booking can go on to its confirmation.
 * @param now - milliseconds since 1970; dates are checked against that day at the clinic
 * @requirement I9
 */
export function isPatientComplete(
  { visit, form }: PatientDetails,
  { offered, now }: { readonly offered: OfferedChoices; readonly now: number },
): boolean {
  const today = localDateAt(now, visit.slot.zone);
  const { isAdultPatient } = visit.patient;
  return Object.keys(patientProblems(form, { isAdultPatient, today, offered })).length === 0;
}
