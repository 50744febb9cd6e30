import { useEffect, useState, type ReactNode } from 'react';
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
import { patientRules } from '@/features/appointment/model/patient-form';
import type { BookingProvider } from '@/features/appointment/model/visit';
import { callScheduling } from '@/features/appointment/state/api';
import type { BookingPageControl } from '../state/use-booking-page';
import type { Section } from '@/domain/patient-form/description';
import { HolderFields, SectionFields } from '@/features/appointment/ui/section-fields';
import type { PlanControlProps } from '@/features/appointment/ui/patient-field';
import { usePatientLabels } from '@/features/appointment/ui/use-patient-labels';
import { SlotSummary } from '@/features/appointment/ui/slot-summary';
import type { Workflow } from '../model/workflow';
import styles from '@/features/appointment/ui/appointment.module.css';

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
  const plan = usePlanControl(visit.provider);
  const [today] = useState(() => localDateAt(Date.now(), visit.slot.zone));
  const { isAdultPatient } = visit.patient;
  const form = useForm<PatientField>({
    prefix: 'oas-',
    labels: usePatientLabels('booking'),
    rules: (values) => patientRules(values, { isAdultPatient, today, offered }),
    initial: state.form,
    onChange: (fields) => booking.dispatch({ type: 'fieldsChanged', fields }),
  });
  const setup = {
    today,
    isAdultPatient,
    offered,
    ...(plan ? { plan } : {}),
  };
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
function usePlanControl({ npi, name: doctor }: BookingProvider): PlanControl | undefined {
  const [control, setControl] = useState<PlanControl | undefined>();
  useEffect(() => {
    const abort = new AbortController();
    const body = { providerId: npi };
    const asked = callScheduling<InsuranceAnswer>('insurance', body, { signal: abort.signal });
    Promise.all([asked, import('./plan-field')]).then(
      ([found, { PlanField }]) => {
        if (!found.ok || abort.signal.aborted) return;
        const offer = { ...found.value, doctor };
        setControl(() => (field: PlanControlProps) => <PlanField {...field} offer={offer} />);
      },
      // Without its script the plan is typed.
      () => undefined,
    );
    return () => abort.abort();
  }, [npi, doctor]);
  return control;
}
