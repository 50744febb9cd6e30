import type { FieldRule, FormRules, FormValues } from './form-rules.ts';
import { lastRangeDay } from './dates.ts';
import { usStates } from './us-states.ts';

/**
 * The request forms: their fields, and what is checked in the browser and again on the server. Without a schema library,
 * so that the browser can use it.
 */

/** The fields of all request forms by the names under which they are posted, in the order in which they stand. */
export const requestFields = [
  'specialty',
  'location',
  'doctor',
  'bookedFor',
  'proxyName',
  'firstName',
  'lastName',
  'birthDate',
  'gender',
  'race',
  'phoneType',
  'phoneNumber',
  'wantsTexts',
  'email',
  'address1',
  'address2',
  'city',
  'state',
  'zip',
  'insuranceName',
  'insurancePayorId',
  'insuranceMemberNumber',
  'insuranceGroupNumber',
  'insuranceRelationshipToSubscriber',
  'insuranceSubscriberName',
  'insuranceSubscriberID',
  'insuranceSubscriberDateOfBirth',
  'cardFront',
  'cardBack',
  'concerns',
  'dateFrom',
  'dateTo',
  'interpreter',
  'accessNeeds',
  'isWorkersComp',
  'captcha',
] as const;
export type RequestField = (typeof requestFields)[number];
export type RequestValues = FormValues<RequestField>;

/** The long form, the short one, and the short one for people from abroad. */
export const requestKinds = ['long', 'short', 'international'] as const;
export type RequestKind = (typeof requestKinds)[number];

export const emptyRequest: RequestValues = {
  ...(Object.fromEntries(requestFields.map((name) => [name, ''])) as RequestValues),
  bookedFor: 'Self',
  phoneType: 'Mobile',
  insuranceRelationshipToSubscriber: 'Self',
};

/** Whom the sender of a form asks a visit for. */
export const bookedForChoices = ['Self', 'Child', 'Other'] as const;

/** Whether the sender is not the patient: he is the one who is called and written to. */
export function isProxy({ bookedFor }: Pick<RequestValues, 'bookedFor'>): boolean {
  return bookedFor === 'Child' || bookedFor === 'Other';
}

/** Who asks for somebody else, for the clinic to read; '' where the patient asks himself. */
export function proxyLine(values: Pick<RequestValues, 'bookedFor' | 'proxyName'>): string {
  if (!isProxy(values)) return '';
  return `${values.proxyName} (${values.bookedFor === 'Child' ? 'parent or guardian' : 'for the patient'})`;
}

/**
 * The sides of the insurance card, fields of the long form that take a file. Among the values they say which file was
 * chosen, in the browser alone; they have no rule there, so that nothing of them is sent as text.
 */
export const cardSides = ['cardFront', 'cardBack'] as const;
export type CardSide = (typeof cardSides)[number];

/** Largest file of a side, bytes. @requirement J9 */
export const maxCardBytes = 10 * 1024 * 1024;

/** A ZIP code that stands for an address abroad. @requirement J5 */
export const zipAbroad = '99999';

/** From this age on, a patient is an adult. @decision Q42 */
const fullAge = 18;

/** Longest "What do you want to address". @decision Q33 */
export const requestConcernsLength = 300;

/** The phone types of a form; the long one takes a fax number too. @requirement J1 J5 */
export function phoneTypesOf(kind: RequestKind): readonly string[] {
  return kind === 'long' ? ['Mobile', 'Home', 'Fax'] : ['Mobile', 'Home'];
}

/** Whether the patient is the policy holder: then the subscriber's details are the patient's own. */
export function isPolicyHolder(values: Pick<RequestValues, 'insuranceRelationshipToSubscriber'>): boolean {
  return values.insuranceRelationshipToSubscriber !== 'Other';
}

/**
 * The values with the subscriber's details filled in: the patient's own when the patient is the policy holder.
 * @requirement J1
 */
export function withSubscriber<Values extends Partial<RequestValues>>(values: Values): Values {
  if (values.insuranceRelationshipToSubscriber === 'Other') return values;
  return {
    ...values,
    insuranceSubscriberName: [values.firstName?.trim(), values.lastName?.trim()].filter(Boolean).join(' '),
    insuranceSubscriberID: values.insuranceMemberNumber ?? '',
    insuranceSubscriberDateOfBirth: values.birthDate ?? '',
  };
}

export type RequestChecks = {
  readonly kind: RequestKind;
  /** In the booking workflow the insurance is required, and what to address was asked before. */
  readonly isInWorkflow: boolean;
  readonly isCaptchaRequired: boolean;
  /** In the workflow: for whom the visit is. */
  readonly isAdultPatient?: boolean;
  /** `yyyy-MM-dd` at the clinic. */
  readonly today: string;
};

const text = (maxLength: number) => ({ kind: 'text', maxLength }) as const;
const required = <T extends object>(rule: T) => ({ ...rule, isRequired: true }) as const;

/**
 * What is checked of a request.
 * @requirement J1 J5
 * @decision Q33 Q42 Q43 Q44 Q45
 */
export function requestRules(
  values: Pick<RequestValues, 'insuranceRelationshipToSubscriber' | 'bookedFor'>,
  checks: RequestChecks,
): FormRules<RequestField> {
  const { kind, today } = checks;
  const common: FormRules<RequestField> = {
    bookedFor: { kind: 'text', options: bookedForChoices },
    ...(isProxy(values) ? { proxyName: required(text(120)) } : {}),
    firstName: required(text(80)),
    lastName: required(text(80)),
    birthDate: required(birthDateRule(checks)),
    gender: required(text(60)),
    phoneType: required({ kind: 'text', options: phoneTypesOf(kind) } as const),
    phoneNumber: required(kind === 'international' ? text(40) : ({ kind: 'phone' } as const)),
    email: required({ kind: 'email', maxLength: 200 } as const),
    zip: required(kind === 'international' ? text(5) : ({ kind: 'zip' } as const)),
    interpreter: text(60),
    accessNeeds: text(200),
    ...(checks.isCaptchaRequired ? { captcha: required(text(16_384)) } : {}),
  };
  const concerns = required(text(requestConcernsLength));
  if (kind !== 'long') return { specialty: required(text(200)), ...common, concerns };
  const range = { kind: 'date', earliest: today, latest: lastRangeDay(today) } as const;
  const patient: FormRules<RequestField> = {
    ...common,
    race: required(text(80)),
    address1: required(text(120)),
    address2: text(120),
    city: required(text(80)),
    state: required({ kind: 'text', options: usStates.map(([code]) => code) } as const),
    ...insuranceRules(values, checks),
  };
  if (checks.isInWorkflow) return { ...patient, wantsTexts: { kind: 'text', options: ['true'] } };
  return {
    specialty: text(120),
    location: text(160),
    doctor: text(160),
    ...patient,
    concerns,
    dateFrom: range,
    dateTo: range,
    isWorkersComp: { kind: 'text', options: ['true'] },
  };
}

function birthDateRule({ today, isAdultPatient }: RequestChecks): FieldRule {
  const age = isAdultPatient === undefined ? {} : { age: { fullAge, isFullAge: isAdultPatient, today } };
  return { kind: 'date', latest: today, ...age };
}

function insuranceRules(
  values: Pick<RequestValues, 'insuranceRelationshipToSubscriber'>,
  { isInWorkflow, today }: RequestChecks,
): FormRules<RequestField> {
  const asked = <T extends object>(rule: T) => (isInWorkflow ? required(rule) : rule);
  const subscriber: FormRules<RequestField> = isPolicyHolder(values)
    ? {}
    : {
        insuranceSubscriberName: asked(text(160)),
        insuranceSubscriberID: asked(text(60)),
        insuranceSubscriberDateOfBirth: asked({ kind: 'date', latest: today } as const),
      };
  return {
    insuranceName: asked(text(120)),
    insurancePayorId: text(40),
    insuranceMemberNumber: asked(text(60)),
    insuranceGroupNumber: asked(text(60)),
    insuranceRelationshipToSubscriber: { kind: 'text', options: ['Self', 'Other'] },
    ...subscriber,
  };
}

/** A specialty's name as it is sent, `specialty|subspecialty` or a specialty alone. @requirement J5 */
export function specialtyPair(text: string): { readonly specialty: string; readonly subspecialty: string } {
  const [specialty = '', subspecialty = ''] = text.split('|').map((part) => part.trim());
  return { specialty, subspecialty };
}

/** How people read it: `Specialty: Subspecialty`. @requirement J5 */
export function specialtyLabel(text: string): string {
  const { specialty, subspecialty } = specialtyPair(text);
  return subspecialty === '' ? specialty : `${specialty}: ${subspecialty}`;
}
