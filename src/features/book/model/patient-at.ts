import type { PatientKindChoice } from '@/domain/patient-kind';
import { isForChildren } from '@/domain/subsites';
import { firstPatientKind, type BookingProvider, type PatientKind } from '@/features/appointment/model/visit';

/**
 * Whom a visit with a provider is for at first: on the children's site a child, until the visitor says otherwise.
 * @param path - of the profile
 * @param chosen - what the visitor said on their way here
 * @requirement B11
 */
export function patientAt(provider: BookingProvider, path: string, chosen: PatientKindChoice): PatientKind {
  return firstPatientKind(provider, {
    isNewPatient: chosen.isNewPatient,
    isAdultPatient: chosen.isAdultPatient ?? !isForChildren(path),
  });
}
