import { formProblems, normalValue, type FormProblems, type FormRules } from '@/lib/form-rules';
import {
  emptyRequest,
  requestFields,
  requestRules,
  withSubscriber,
  type RequestField,
  type RequestValues,
} from '@/lib/request-form';
import type { ScheduleData } from './schedule-data';

/** The patient's details as typed: the fields of the request form, of which a booking asks for some. */
export type PatientForm = RequestValues;

export const emptyPatientForm: PatientForm = emptyRequest;

/** For whom and when a form is checked. */
export type PatientVisit = {
  readonly isAdultPatient: boolean;
  /** `yyyy-MM-dd` at the clinic. */ readonly today: string;
};

/** What is checked of the patient's details in a booking. @requirement I9 @decision Q42 Q43 Q44 Q45 */
export function patientRules(form: PatientForm, visit: PatientVisit): FormRules<RequestField> {
  return requestRules(form, { kind: 'long', isInWorkflow: true, isCaptchaRequired: false, ...visit });
}

/** What is wrong with the patient's details; no key for a field that is fine. @requirement I9 */
export function patientProblems(form: PatientForm, visit: PatientVisit): FormProblems<RequestField> {
  return formProblems(patientRules(form, visit), form);
}

/** The form as it is sent: trimmed, dates as `MM-DD-YYYY`, phone as `ddd-ddd-dddd`. Call it on a form without problems. */
export function normalizedForm(form: PatientForm): PatientForm {
  const whole = withSubscriber(form);
  const other = { ...whole, insuranceRelationshipToSubscriber: 'Other' };
  const rules = patientRules(other, { isAdultPatient: true, today: '' });
  const written = requestFields.map((name) => [
    name,
    normalValue(rules[name] ?? { kind: 'text' }, whole[name]),
  ]);
  return Object.fromEntries(written) as PatientForm;
}

/** Whether the phone that was given takes text messages. @requirement I18 */
export function canBeTexted({ phoneType }: Pick<PatientForm, 'phoneType'>): boolean {
  return phoneType === 'Mobile';
}

/** A form filled with what was stored, on top of what is already there. @requirement I11 */
export function prefilled(form: PatientForm, data: ScheduleData): PatientForm {
  const stored = Object.entries(data).filter(
    ([field, value]) => field in form && typeof value === 'string' && value !== '',
  );
  return { ...form, ...Object.fromEntries(stored) };
}
