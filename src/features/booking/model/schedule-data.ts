import type { PatientForm } from './patient-form';
import type { Visit } from './visit';

/**
 * The scheduling data that outlives a page, in session storage under the key `oas`. Exactly these 18 fields.
 * @requirement I11
 */
export const scheduleDataFields = [
  'birthDate',
  'providerSubspecialty',
  'gender',
  'race',
  'phoneType',
  'phoneNumber',
  'email',
  'address1',
  'address2',
  'city',
  'state',
  'zip',
  'insurancePayorId',
  'insuranceName',
  'insuranceMemberNumber',
  'insuranceGroupNumber',
  'isAdultPatient',
  'isWorkersComp',
] as const;

export type ScheduleDataField = (typeof scheduleDataFields)[number];
export type ScheduleData = Partial<
  Readonly<Record<Exclude<ScheduleDataField, 'isAdultPatient' | 'isWorkersComp'>, string>> & {
    readonly isAdultPatient: boolean;
    readonly isWorkersComp: boolean;
  }
>;

const booleans: ReadonlySet<string> = new Set(['isAdultPatient', 'isWorkersComp']);

/**
 * Keeps exactly the 18 fields and drops the rest, and what is of the wrong type.
 * @requirement I11
 */
export function resetScheduleData(data: unknown): ScheduleData {
  if (typeof data !== 'object' || data === null) return {};
  const kept: [string, unknown][] = [];
  for (const field of scheduleDataFields) {
    const value: unknown = (data as Readonly<Record<string, unknown>>)[field];
    if (typeof value === (booleans.has(field) ? 'boolean' : 'string')) kept.push([field, value]);
  }
  return Object.fromEntries(kept);
}

/** What a form holds beyond the scheduling data: the patient's name, who asks for him, the policy holder, his needs. */
export function beyondScheduleData(form: PatientForm): Partial<PatientForm> {
  const stored: ReadonlySet<string> = new Set(scheduleDataFields);
  return Object.fromEntries(Object.entries(form).filter(([field]) => !stored.has(field)));
}

/** What is stored of a form and its visit; the narrower specialty stays as it was stored. @requirement I11 */
export function scheduleDataOf(form: PatientForm, visit: Visit, before: ScheduleData): ScheduleData {
  return {
    birthDate: form.birthDate,
    providerSubspecialty: before.providerSubspecialty ?? '',
    gender: form.gender,
    race: form.race,
    phoneType: form.phoneType,
    phoneNumber: form.phoneNumber,
    email: form.email,
    address1: form.address1,
    address2: form.address2,
    city: form.city,
    state: form.state,
    zip: form.zip,
    insurancePayorId: form.insurancePayorId,
    insuranceName: form.insuranceName,
    insuranceMemberNumber: form.insuranceMemberNumber,
    insuranceGroupNumber: form.insuranceGroupNumber,
    isAdultPatient: visit.patient.isAdultPatient,
    isWorkersComp: false,
  };
}
