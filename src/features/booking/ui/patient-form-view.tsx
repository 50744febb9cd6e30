import { useEffect, useState, type ReactNode } from 'react';
import { hrefOn } from '@/cms/fields/link';
import { isTrue } from '@/cms/fields/readers';
import { usePage } from '@/cms/page';
import type { InsuranceAnswer, InsurancePlan } from '@/contracts/scheduling';
import { usePhrases } from '@/i18n/use-phrases';
import { localDateAt } from '@/lib/chicago-time';
import type { RequestField } from '@/lib/request-form';
import { Button } from '@/ui/button/Button';
import { Form } from '@/ui/form/Form';
import { useForm } from '@/ui/form/use-form';
import type { BookingPage } from '../model/booking-page';
import { legalSexes, races } from '../model/patient-choices';
import { patientRules } from '../model/patient-form';
import { callScheduling } from '../state/api';
import type { BookingPageControl } from '../state/use-booking-page';
import { AddressFields, ContactFields, InsuranceFields, NeedsFields, PersonFields } from './patient-fields';
import { useRequestLabels } from './request-labels';
import { SlotSummary } from './slot-summary';
import { authoredChoices, type Workflow } from './workflow';
import styles from './booking.module.css';

const consentToTexts =
  'Text me a confirmation and reminders. Message and data rates may apply. Reply STOP to end.';

type PatientFormViewProps = {
  readonly state: Extract<BookingPage, { step: 'patient' }>;
  readonly booking: BookingPageControl;
  readonly workflow: Workflow;
  readonly onCancel: () => void;
  /** After each try: whether something is wrong. */
  readonly onChecked: (hasProblems: boolean) => void;
};

/**
 * The patient's details: the request form's own fields, which in the booking workflow are not sent but lead on.
 * @requirement I9 J3
 */
export function PatientFormView(props: PatientFormViewProps): ReactNode {
  const { state, booking, workflow, onCancel, onChecked } = props;
  const { visit } = state;
  const t = usePhrases();
  const page = usePage();
  const plans = useInsurancePlans();
  const [today] = useState(() => localDateAt(Date.now(), visit.slot.zone));
  const { isAdultPatient } = visit.patient;
  const form = useForm<RequestField>({
    prefix: 'oas-',
    labels: useRequestLabels({ wantsTexts: t(consentToTexts) }),
    rules: (values) => patientRules(values, { isAdultPatient, today }),
    initial: state.form,
    onChange: (fields) => booking.dispatch({ type: 'fieldsChanged', fields }),
  });
  const submit = () => {
    const hasProblems = Object.keys(form.check()).length > 0;
    onChecked(hasProblems);
    const termsPrechecked = !isTrue(workflow.termsUnchecked);
    if (!hasProblems) booking.dispatch({ type: 'patientSubmitted', termsPrechecked });
  };
  return (
    <Form
      id="oas-patient"
      form={form}
      action={hrefOn(page, page.pathname)}
      className={styles.form}
      onSubmit={submit}
    >
      <div className={styles.card}>
        <SlotSummary provider={visit.provider} slot={visit.slot} patient={visit.patient} />
      </div>
      <p className={styles.hint}>{t('All fields are required unless marked optional.')}</p>
      <fieldset>
        <legend>{t('About the patient')}</legend>
        <PersonFields
          form={form}
          today={today}
          sexes={authoredChoices(workflow, 'legalSexOptions', legalSexes)}
          races={authoredChoices(workflow, 'raceOptions', races)}
        />
      </fieldset>
      <fieldset>
        <legend>{t('Contact')}</legend>
        <ContactFields form={form} kind="long" offersTexts={!isTrue(workflow.textsOff)} />
      </fieldset>
      <fieldset>
        <legend>{t('Address')}</legend>
        <AddressFields form={form} />
      </fieldset>
      <fieldset>
        <legend>{t('Insurance')}</legend>
        <InsuranceFields form={form} plans={plans} />
      </fieldset>
      <fieldset>
        <legend>{t('Your visit')}</legend>
        <NeedsFields form={form} />
      </fieldset>
      <div className={styles.stepActions}>
        <Button variant="secondary" onClick={onCancel}>
          {t('Cancel')}
        </Button>
        <Button type="submit">{t('Continue')}</Button>
      </div>
    </Form>
  );
}

/** The plans to choose from; none while loading, and when they could not be loaded. */
function useInsurancePlans(): readonly InsurancePlan[] {
  const [plans, setPlans] = useState<readonly InsurancePlan[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    void callScheduling<InsuranceAnswer>('insurance', {}, { signal: abort.signal }).then((found) => {
      if (found.ok && !abort.signal.aborted) setPlans(found.value.plans);
    });
    return () => abort.abort();
  }, []);
  return plans;
}
