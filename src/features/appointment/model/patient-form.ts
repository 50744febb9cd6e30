import type { PatientField } from '@/domain/patient-form/fields';
import type { OfferedChoices, PatientForm } from '@/domain/patient-form/form';
import { patientFormRules } from '@/domain/patient-form/rules';
import { formProblems, type FormProblems, type FormRules } from '@/lib/form-rules';

/** For whom and when the patient's details of a booking are checked. */
export type PatientVisit = {
  readonly isAdultPatient: boolean;
  /** The doctor sees patients of no other age. */
  readonly isOnlyAge?: boolean;
  /** `yyyy-MM-dd` at the clinic. */
  readonly today: string;
  readonly offered?: OfferedChoices;
};

/** The rules of the patient's details in a booking. @requirement I9 @decision Q42 Q43 Q44 Q45 */
export function patientRules(form: PatientForm, visit: PatientVisit): FormRules<PatientField> {
  return patientFormRules(form, { kind: 'booking', ...visit });
}

/** What is wrong with the patient's details; no key for a field that is fine. @requirement I9 */
export function patientProblems(form: PatientForm, visit: PatientVisit): FormProblems<PatientField> {
  return formProblems(patientRules(form, visit), form);
}
