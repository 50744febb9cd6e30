import { ageOn, parseTypedDate, toTypedDate } from '@/lib/dates';
import { scheduling } from '@/config/scheduling';
import { formatPhone, phoneDigits } from '@/lib/phone';
import type { ScheduleData } from './schedule-data';

/** The patient details as typed: nothing is rewritten before it is sent. */
export type PatientForm = {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string;
  readonly gender: string;
  readonly race: string;
  readonly phoneType: string;
  readonly phoneNumber: string;
  readonly email: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly insurancePayorId: string;
  readonly insuranceName: string;
  readonly insuranceMemberNumber: string;
  readonly insuranceGroupNumber: string;
  readonly insuranceRelationshipToSubscriber: string;
  readonly insuranceSubscriberName: string;
  readonly insuranceSubscriberID: string;
  readonly insuranceSubscriberDateOfBirth: string;
};

export type PatientField = keyof PatientForm;

export const emptyPatientForm: PatientForm = {
  firstName: '',
  lastName: '',
  birthDate: '',
  gender: '',
  race: '',
  phoneType: 'Mobile',
  phoneNumber: '',
  email: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  zip: '',
  insurancePayorId: '',
  insuranceName: '',
  insuranceMemberNumber: '',
  insuranceGroupNumber: '',
  insuranceRelationshipToSubscriber: 'Self',
  insuranceSubscriberName: '',
  insuranceSubscriberID: '',
  insuranceSubscriberDateOfBirth: '',
};

/** Fields in the order in which they stand on the page; errors are listed in it. */
export const patientFields = Object.keys(emptyPatientForm) as readonly PatientField[];

/** What is wrong with a field; words for each pair of field and problem live in the phrases. */
export type PatientProblem =
  | 'required'
  | 'date'
  | 'future'
  | 'adultVisit'
  | 'childVisit'
  | 'phone'
  | 'email'
  | 'zip'
  | 'tooLong';

export type PatientProblems = Partial<Readonly<Record<PatientField, PatientProblem>>>;

const optional: ReadonlySet<PatientField> = new Set(['address2', 'insurancePayorId']);
const ofSubscriber: readonly PatientField[] = [
  'insuranceSubscriberName',
  'insuranceSubscriberID',
  'insuranceSubscriberDateOfBirth',
];
const maxLength: Partial<Readonly<Record<PatientField, number>>> = {
  firstName: 80,
  lastName: 80,
  email: 200,
  address1: 120,
  address2: 120,
  city: 80,
  insuranceName: 120,
  insuranceMemberNumber: 60,
  insuranceGroupNumber: 60,
  insuranceSubscriberName: 160,
  insuranceSubscriberID: 60,
};

/** Whether the patient is the policy holder: then the subscriber's details are the patient's own. */
export function isPolicyHolder(form: PatientForm): boolean {
  return form.insuranceRelationshipToSubscriber !== 'Other';
}

/**
 * The form with the subscriber's details filled in: the patient's own when he is the policy holder.
 * @requirement I9
 */
export function withSubscriber(form: PatientForm): PatientForm {
  if (!isPolicyHolder(form)) return form;
  return {
    ...form,
    insuranceSubscriberName: [form.firstName.trim(), form.lastName.trim()].filter(Boolean).join(' '),
    insuranceSubscriberID: form.insuranceMemberNumber,
    insuranceSubscriberDateOfBirth: form.birthDate,
  };
}

/** For whom and when a form is checked. */
export type PatientRules = {
  readonly isAdultPatient: boolean;
  /** `yyyy-MM-dd` at the clinic. */ readonly today: string;
};

/**
 * What is wrong with each field, in one pass; no key for a field that is fine.
 * @requirement I9
 * @decision Q42 Q43 Q44 Q45
 */
export function patientProblems(form: PatientForm, rules: PatientRules): PatientProblems {
  const problems: [PatientField, PatientProblem][] = [];
  for (const field of patientFields) {
    if (isPolicyHolder(form) && ofSubscriber.includes(field)) continue;
    const problem = problemOf(field, form, rules);
    if (problem) problems.push([field, problem]);
  }
  return Object.fromEntries(problems);
}

function problemOf(field: PatientField, form: PatientForm, rules: PatientRules): PatientProblem | undefined {
  const value = form[field].trim();
  if (value === '') return optional.has(field) ? undefined : 'required';
  if (value.length > (maxLength[field] ?? 200)) return 'tooLong';
  switch (field) {
    case 'birthDate':
      return birthDateProblem(value, rules);
    case 'insuranceSubscriberDateOfBirth': {
      const date = parseTypedDate(value);
      return date === undefined ? 'date' : date > rules.today ? 'future' : undefined;
    }
    case 'phoneNumber':
      return phoneDigits(value) === undefined ? 'phone' : undefined;
    case 'email':
      return /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(value) ? undefined : 'email';
    case 'zip':
      return /^\d{5}(-\d{4})?$/.test(value) ? undefined : 'zip';
    default:
      return undefined;
  }
}

function birthDateProblem(
  value: string,
  { isAdultPatient, today }: PatientRules,
): PatientProblem | undefined {
  const date = parseTypedDate(value);
  if (date === undefined) return 'date';
  if (date > today) return 'future';
  const isAdult = ageOn(date, today) >= scheduling.adultAge;
  if (isAdult === isAdultPatient) return undefined;
  return isAdultPatient ? 'adultVisit' : 'childVisit';
}

/** The form as it is sent: trimmed, dates as `MM-DD-YYYY`, phone as `ddd-ddd-dddd`. Call it on a form without problems. */
export function normalizedForm(form: PatientForm): PatientForm {
  const whole = withSubscriber(form);
  const trimmed = Object.fromEntries(patientFields.map((field) => [field, whole[field].trim()]));
  const typed = (value: string) => {
    const date = parseTypedDate(value);
    return date === undefined ? value.trim() : toTypedDate(date);
  };
  return {
    ...whole,
    ...trimmed,
    birthDate: typed(whole.birthDate),
    insuranceSubscriberDateOfBirth: typed(whole.insuranceSubscriberDateOfBirth),
    phoneNumber: formatPhone(whole.phoneNumber),
  };
}

/** A form filled with what was stored, on top of what is already there. @requirement I11 */
export function prefilled(form: PatientForm, data: ScheduleData): PatientForm {
  const stored = Object.entries(data).filter(
    ([field, value]) => field in form && typeof value === 'string' && value !== '',
  );
  return { ...form, ...Object.fromEntries(stored) };
}
