import {
  patientFieldNames,
  storedFields,
  type PatientForm,
  type StoredField,
} from '@/domain/patient-form/form';
import type { Visit } from '@/features/appointment/model/visit';

/**
 * The scheduling data that outlives a page, in session storage under the key `oas`: exactly 18 fields, of which the
 * patient form names fifteen.
 * @requirement I11
 */
export const scheduleDataFields = [
  ...storedFields,
  'providerSubspecialty',
  'isAdultPatient',
  'isWorkersComp',
] as const;

export type ScheduleData = Partial<
  Readonly<Record<StoredField | 'providerSubspecialty', string>> & {
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

/**
 * What a form holds beyond the scheduling data: names, who asks, the policy holder, what the clinic prepares.
 * @requirement I11
 */
export function beyondScheduleData(form: PatientForm): Partial<PatientForm> {
  const stored: ReadonlySet<string> = new Set(storedFields);
  return picked(
    form,
    patientFieldNames.filter((name) => !stored.has(name)),
  );
}

/** What is stored of a form and its visit; the narrower specialty stays as it was stored. @requirement I11 */
export function scheduleDataOf(form: PatientForm, visit: Visit, before: ScheduleData): ScheduleData {
  return {
    ...picked(form, storedFields),
    providerSubspecialty: before.providerSubspecialty ?? '',
    isAdultPatient: visit.patient.isAdultPatient,
    isWorkersComp: false,
  };
}

/** A form filled with what was stored, on top of what is already there. @requirement I11 */
export function prefilled(form: PatientForm, data: ScheduleData): PatientForm {
  const stored = storedFields.filter((name) => data[name]);
  return { ...form, ...Object.fromEntries(stored.map((name) => [name, data[name]])) };
}

function picked<Name extends keyof PatientForm>(
  form: PatientForm,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  return Object.fromEntries(names.map((name) => [name, form[name]])) as Partial<Record<Name, string>>;
}
