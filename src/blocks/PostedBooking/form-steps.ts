import { fieldsIn, emptyForm, type OfferedChoices, type PatientForm } from '@/domain/patient-form/form';
import type { PatientField } from '@/domain/patient-form/fields';
import { patientRules } from '@/features/appointment/model/patient-form';
import type { PatientKind } from '@/features/appointment/model/visit';
import { formProblems, type FormProblems, type FormRules } from '@/lib/form-rules';

/** The patient's form, one set of questions a page: what decides about others comes before them. @requirement I9 */
export const formSteps = ['who', 'patient', 'contact', 'insurance', 'holder', 'visit'] as const;
export type FormStep = (typeof formSteps)[number];

/** How the steps of the patient's form are checked. `today` is `yyyy-MM-dd` at the clinic. */
export type Checks = { readonly today: string; readonly offered: OfferedChoices };

type Filled = { readonly form: Partial<PatientForm>; readonly patient: PatientKind };

const who: readonly PatientField[] = ['bookedFor', 'birthDate'];

const fieldsOf: Readonly<Record<FormStep, readonly PatientField[]>> = {
  who,
  patient: fieldsIn('booking', 'person').filter((name) => !who.includes(name)),
  contact: [...fieldsIn('booking', 'contact'), ...fieldsIn('booking', 'address')],
  insurance: fieldsIn('booking', 'insurance'),
  holder: fieldsIn('booking', 'holder'),
  visit: fieldsIn('booking', 'visit'),
};

/** Pages with an answer that decides about others of the same page: without scripts all of them are there. */
const shownWhole: ReadonlySet<FormStep> = new Set(['contact', 'insurance']);

export function isFormStep(step: string): step is FormStep {
  return formSteps.some((one) => one === step);
}

/** Whether a field stands on a page. */
export function isOn(step: FormStep, name: PatientField): boolean {
  return fieldsOf[step].includes(name);
}

/** The whole form, with what is not answered yet. */
export function wholeForm({ form }: Pick<Filled, 'form'>): PatientForm {
  return { ...emptyForm('booking'), ...form };
}

/** The rules by which the scripts of the patient's form check too. @requirement I9 */
export function rulesOf({ form, patient }: Filled, checks: Checks): FormRules<PatientField> {
  return patientRules(wholeForm({ form }), { ...checks, isAdultPatient: patient.isAdultPatient });
}

/** The fields of a page that are asked, from what was answered before. */
export function fieldsOn(step: FormStep, filled: Filled, checks: Checks): readonly PatientField[] {
  if (shownWhole.has(step)) return fieldsOf[step];
  const rules = rulesOf(filled, checks);
  return fieldsOf[step].filter((name) => rules[name] !== undefined);
}

/** Whether a page has anything to ask: that of the policy holder, only where it is somebody else. */
export function isStepAsked(step: FormStep, filled: Filled, checks: Checks): boolean {
  return fieldsOn(step, filled, checks).length > 0;
}

/** What is wrong on a page. */
export function problemsOn(step: FormStep, filled: Filled, checks: Checks): FormProblems<PatientField> {
  const found = formProblems(rulesOf(filled, checks), wholeForm(filled));
  const own = fieldsOf[step].flatMap((name) => (found[name] ? [[name, found[name]] as const] : []));
  return Object.fromEntries(own) as FormProblems<PatientField>;
}

export function areProblemsOn(step: FormStep, filled: Filled, checks: Checks): boolean {
  return Object.keys(problemsOn(step, filled, checks)).length > 0;
}
