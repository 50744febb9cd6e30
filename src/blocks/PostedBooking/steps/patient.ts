import { emptyForm, type PatientForm } from '@/domain/patient-form/form';
import type { PatientField } from '@/domain/patient-form/fields';
import type { InsuranceAnswer } from '@/contracts/scheduling';
import type { StoredBooking } from '../booking';
import { areProblemsOn, fieldsOn, type Checks, type FormStep } from '../form-steps';

/** The name under which a plan of the list is sent, and the value that stands for none of them. */
export const planName = 'insurancePlan';
export const unlistedPlan = 'unlisted';

/** Longer than any field, so that what is too long is called so and not cut silently. */
const mostTyped = 400;

/**
 * Takes in a page of the patient's form. What was typed is kept, right or wrong.
 * @param plans - of the clinic's list; none while it cannot be read
 * @requirement I9
 */
export function takeFormStep(
  step: FormStep,
  before: StoredBooking,
  fields: URLSearchParams,
  { checks, plans }: { readonly checks: Checks; readonly plans: InsuranceAnswer['plans'] },
): { readonly booking: StoredBooking; readonly isWrong: boolean } {
  const names = fieldsOn(step, before, checks);
  const typed = Object.fromEntries(
    names.map((name) => [name, (fields.get(name) ?? '').replaceAll('\r\n', '\n').slice(0, mostTyped)]),
  ) as Partial<PatientForm>;
  const form = withoutEmpty({ ...before.form, ...typed, ...planOf(step, fields, plans) });
  const booking = { ...before, form, sent: [...new Set([...before.sent, step])] };
  return { booking, isWrong: areProblemsOn(step, booking, checks) };
}

/** A plan of the list by its id; any other by its name. */
function planOf(
  step: FormStep,
  fields: URLSearchParams,
  plans: InsuranceAnswer['plans'],
): Partial<PatientForm> {
  if (step !== 'insurance') return {};
  const plan = plans.find(({ id }) => id === fields.get(planName));
  if (plan) return { insurancePayorId: plan.id, insuranceName: plan.name };
  return { insurancePayorId: '' };
}

/** Fields that stand as every form starts need not be kept. */
function withoutEmpty(form: Partial<PatientForm>): Partial<PatientForm> {
  const start = emptyForm('booking');
  const said = Object.entries(form).filter(([name, value]) => value !== start[name as PatientField]);
  return Object.fromEntries(said) as Partial<PatientForm>;
}
