import type { ReactNode } from 'react';
import { isTrue } from '@/cms/fields/readers';
import { usePage } from '@/cms/page';
import { decidingAnswers } from '@/domain/patient-form/answers';
import type { PatientField as FieldName } from '@/domain/patient-form/fields';
import { described, offeredChoices } from '@/domain/patient-form/form';
import { authoredChoices } from '@/features/appointment/model/authored-choices';
import { patientRules } from '@/features/appointment/model/patient-form';
import { isOnlyAge } from '@/features/appointment/model/visit';
import { FromAbroad } from '@/features/appointment/ui/from-abroad';
import { PatientField, type PlanControlProps } from '@/features/appointment/ui/patient-field';
import { usePatientLabels } from '@/features/appointment/ui/use-patient-labels';
import type { Workflow } from '@/features/book/model/workflow';
import { OtherAge } from '@/features/book/ui/other-age';
import { usePhrases } from '@/i18n/use-phrases';
import { useForm } from '@/ui/form/use-form';
import styles from '@/features/appointment/ui/appointment.module.css';
import { stepHref, timesHref } from '../address';
import type { Step } from '../booking';
import { fieldsOn, formSteps, wholeForm, type FormStep } from '../form-steps';
import type { StepView } from '../view';
import { StepForm } from './frame';
import { PlanChoice } from './plan-choice';

type FormStepPageProps = {
  readonly view: StepView;
  readonly step: FormStep;
  readonly workflow: Workflow;
};

/** A page of the patient's form: the fields of the form with scripts, by the same description. @requirement I9 */
export function FormStepPage({ view, step, workflow }: FormStepPageProps): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const { id, booking, today, plans } = view;
  const { isAdultPatient } = booking.patient;
  const offered = offeredChoices((name) => authoredChoices(workflow, name));
  const leftOut = isTrue(workflow.textsOff) ? 'wantsTexts' : '';
  const fields = fieldsOn(step, booking, { today, offered }).filter((name) => name !== leftOut);
  const form = useForm<FieldName>({
    prefix: 'oas-',
    labels: usePatientLabels('booking'),
    rules: (values) =>
      patientRules(values, { isAdultPatient, isOnlyAge: isOnlyAge(view.provider), today, offered }),
    initial: presumedForm(view, fields),
    problems: view.problems,
  });
  const plan = plans && {
    plan: (field: PlanControlProps) => <PlanChoice {...field} plans={plans.plans} />,
  };
  const setup = { today, isAdultPatient, offered, ...plan };
  const before = formSteps[formSteps.indexOf(step) - 1];
  return (
    <StepForm
      id={id}
      step={step}
      errors={form.summary}
      back={stepHref(page, { id, step: before ? stepBefore(before, view) : 'care' })}
    >
      <OtherAge
        provider={view.provider}
        patient={booking.patient}
        problem={view.problems.birthDate}
        hrefOf={(patient) => timesHref(page, { path: view.provider.path, patient })}
      />
      <p className={styles.hint}>{t('All fields are required unless marked optional.')}</p>
      {fields.includes('zip') ? <FromAbroad /> : null}
      {fields.map((name) => (
        <PatientField key={name} {...{ form, name, setup }} field={described(name, 'booking')} />
      ))}
    </StepForm>
  );
}

/** The step of the policy holder is left out where it asks nothing. */
function stepBefore(before: FormStep, { booking, today }: StepView): Step {
  const isAsked = fieldsOn(before, booking, { today, offered: {} }).length > 0;
  return isAsked ? before : 'insurance';
}

/** The form with the answers that hold while none is given. */
function presumedForm({ booking, today }: StepView, fields: readonly FieldName[]) {
  const form = wholeForm(booking);
  const answers = decidingAnswers(form, booking.patient.isAdultPatient);
  const presumed = fields.flatMap((name) => {
    const value = form[name] === '' ? described(name, 'booking').presumed?.(answers, today) : undefined;
    return value ? [[name, value] as const] : [];
  });
  return { ...form, ...Object.fromEntries(presumed) };
}
