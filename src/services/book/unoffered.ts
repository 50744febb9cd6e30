import { scheduling } from '@/config/scheduling';
import type { Booking } from '@/contracts/scheduling';
import type { PatientField } from '@/domain/patient-form/fields';
import { emptyForm, patientFieldNames, type OfferedChoices } from '@/domain/patient-form/form';
import { patientFormRules } from '@/domain/patient-form/rules';
import { localDateAt } from '@/lib/chicago-time';
import { formProblems } from '@/lib/form-rules';
import { fetchBookingChoices } from '#services/request/offered-choices';
import { findInsurancePlans } from '#services/scheduling/insurance';

/**
 * The fields of a booking that hold what its form never offered: a choice that is not the author's, or the id of an
 * insurance plan that the clinic does not have under that name. While the CMS or the list of plans cannot be asked, any
 * text of the field's length is taken, as the form does.
 * @param now - milliseconds since 1970
 * @requirement I9 I12
 * @decision Q45 ADR-0022
 */
export async function unofferedFields(booking: Booking, now: number): Promise<readonly PatientField[]> {
  const [choices, plan] = await Promise.all([unofferedChoices(booking, now), unknownPlan(booking)]);
  return [...choices, ...plan];
}

async function unofferedChoices(
  { form: id, language = 'en', isAdultPatient, values }: Booking,
  now: number,
): Promise<readonly PatientField[]> {
  const offered = await fetchBookingChoices({ id, language });
  // Nearly always all of it was offered; everything else the route has checked by the same rules.
  if (!offered || hasOnly(offered, values)) return [];
  const form = { ...emptyForm('booking'), ...values };
  const today = localDateAt(now, scheduling.zone);
  const rules = patientFormRules(form, { kind: 'booking', isAdultPatient, offered, today });
  return Object.keys(formProblems(rules, form)) as PatientField[];
}

function hasOnly(offered: OfferedChoices, values: Booking['values']): boolean {
  return patientFieldNames.every((name) => {
    const value = values[name] ?? '';
    return value === '' || (offered[name]?.includes(value) ?? true);
  });
}

/** A name without an id is one that was typed: the form takes any. */
async function unknownPlan({ values }: Booking): Promise<readonly PatientField[]> {
  const { insurancePayorId: id = '', insuranceName: name = '' } = values;
  if (id === '') return [];
  const found = await findInsurancePlans();
  if (!found.ok) return [];
  return found.value.some((plan) => plan.id === id && plan.name === name.trim()) ? [] : ['insuranceName'];
}
