import { useEffect, useState, type ReactNode } from 'react';
import dynamic from 'next/dynamic';
import { hrefOn } from '@/cms/fields/link';
import { isTrue } from '@/cms/fields/readers';
import { usePage } from '@/cms/page';
import type { InsuranceAnswer } from '@/contracts/scheduling';
import { usePhrases } from '@/i18n/use-phrases';
import { localDateAt } from '@/lib/chicago-time';
import type { PatientField } from '@/domain/patient-form/fields';
import { Button, ButtonLink } from '@/ui/button/Button';
import { Form } from '@/ui/form/Form';
import { useForm } from '@/ui/form/use-form';
import type { BookingPage } from '../model/booking-page';
import { patientProblems, patientRules } from '@/features/appointment/model/patient-form';
import { isOnlyAge, type BookingProvider } from '@/features/appointment/model/visit';
import { callScheduling } from '@/features/appointment/state/api';
import type { BookingPageControl } from '../state/use-booking-page';
import type { Section } from '@/domain/patient-form/description';
import { HolderFields, SectionFields } from '@/features/appointment/ui/section-fields';
import type { PlanControlProps } from '@/features/appointment/ui/patient-field';
import { usePatientLabels } from '@/features/appointment/ui/use-patient-labels';
import { SlotSummary } from '@/features/appointment/ui/slot-summary';
import type { Workflow } from '../model/workflow';
import styles from '@/features/appointment/ui/appointment.module.css';

/** Seldom needed. */
const OtherAge = dynamic(() => import('./other-age').then((file) => file.OtherAge), { ssr: false });

/** The parts of the form, and the phrases over them. */
const parts = [
  ['person', 'About the patient'],
  ['contact', 'Contact'],
  ['address', 'Address'],
  ['insurance', 'Insurance'],
  ['visit', 'Your visit'],
] as const satisfies readonly (readonly [Section, string])[];

type PatientFormViewProps = {
  readonly state: Extract<BookingPage, { step: 'patient' }>;
  readonly booking: BookingPageControl;
  readonly workflow: Workflow;
  /** The clinic sends text messages about visits. */
  readonly takesTexts: boolean;
  readonly onCancel: () => void;
  /** After each try: whether something is wrong. */
  readonly onChecked: (hasProblems: boolean) => void;
};

/**
 * The patient's details: the request form's own fields, which in the booking workflow are not sent but lead on.
 * @requirement I9 J3
 */
export function PatientFormView(props: PatientFormViewProps): ReactNode {
  const { state, booking, workflow, takesTexts, onCancel, onChecked } = props;
  const { offered } = booking;
  const { visit } = state;
  const t = usePhrases();
  const page = usePage();
  const [isPlanTyped, setPlanTyped] = useState(false);
  const plan = usePlanControl(visit.provider, setPlanTyped);
  const [today] = useState(() => localDateAt(Date.now(), visit.slot.zone));
  const { isAdultPatient } = visit.patient;
  const checks = { isAdultPatient, isOnlyAge: isOnlyAge(visit.provider), today, offered };
  const form = useForm<PatientField>({
    prefix: 'oas-',
    labels: usePatientLabels('booking', isPlanTyped ? { insuranceName: t('Name of your plan') } : {}),
    rules: (values) => patientRules(values, checks),
    initial: state.form,
    onChange: (fields) => booking.dispatch({ type: 'fieldsChanged', fields }),
  });
  const setup = {
    today,
    isAdultPatient,
    offered,
    ...(plan ? { plan } : {}),
  };
  // Once the field says that something is wrong.
  const ageProblem =
    form.field('birthDate').error === undefined ? undefined : patientProblems(form.values, checks).birthDate;
  const leftOut = takesTexts && !isTrue(workflow.textsOff) ? [] : (['wantsTexts'] as const);
  const submit = () => {
    const hasProblems = Object.keys(form.check()).length > 0;
    onChecked(hasProblems);
    const termsPrechecked = !isTrue(workflow.termsUnchecked);
    if (!hasProblems) booking.dispatch({ type: 'patientSubmitted', termsPrechecked });
  };
  return (
    <Form
      id="oas-patient"
      name="schedule-appointment"
      form={form}
      action={hrefOn(page, page.pathname)}
      className={styles.form}
      onSubmit={submit}
    >
      <div className={styles.card}>
        <SlotSummary provider={visit.provider} slot={visit.slot} patient={visit.patient} />
      </div>
      {ageProblem === undefined ? null : (
        <OtherAge
          provider={visit.provider}
          patient={visit.patient}
          problem={ageProblem}
          hrefOf={() => hrefOn(page, `${visit.provider.path}#book`)}
        />
      )}
      <p className={styles.hint}>{t('All fields are required unless marked optional.')}</p>
      {parts.map(([section, legend]) => (
        <fieldset key={section}>
          <legend>{t(legend)}</legend>
          <SectionFields {...{ form, section, setup, leftOut }} kind="booking" />
          {section === 'insurance' ? <HolderFields {...{ form, setup }} kind="booking" /> : null}
        </fieldset>
      ))}
      <div className={styles.stepActions}>
        <ButtonLink variant="tertiary" href={hrefOn(page, `${visit.provider.path}#book`)}>
          {t('Back')}
        </ButtonLink>
        <Button variant="secondary" onClick={onCancel}>
          {t('Cancel')}
        </Button>
        <Button type="submit">{t('Continue')}</Button>
      </div>
    </Form>
  );
}

type PlanControl = (field: PlanControlProps) => ReactNode;

/**
 * How a plan is chosen from the list: its script comes with the list. Undefined while they are loading, and where they
 * could not be loaded: then a plan is typed.
 */
function usePlanControl(
  { npi, name: doctor }: BookingProvider,
  onTyping: (isTyped: boolean) => void,
): PlanControl | undefined {
  const [control, setControl] = useState<PlanControl | undefined>();
  useEffect(() => {
    const abort = new AbortController();
    const body = { providerId: npi };
    const asked = callScheduling<InsuranceAnswer>('insurance', body, { signal: abort.signal });
    Promise.all([asked, import('./plan-field')]).then(
      ([found, { PlanField }]) => {
        if (!found.ok || abort.signal.aborted) return;
        const offer = { ...found.value, doctor };
        setControl(() => (field: PlanControlProps) => (
          <PlanField {...field} offer={offer} onTyping={onTyping} />
        ));
      },
      // Without its script the plan is typed.
      () => undefined,
    );
    return () => abort.abort();
  }, [npi, doctor, onTyping]);
  return control;
}
