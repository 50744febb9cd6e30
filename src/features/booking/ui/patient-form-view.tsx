import { useEffect, useState, type ReactNode } from 'react';
import type { InsuranceAnswer, InsurancePlan } from '@/contracts/scheduling';
import { usePhrases } from '@/i18n/use-phrases';
import { isTrue } from '@/cms/fields/readers';
import { usStates } from '@/lib/us-states';
import { Button } from '@/ui/button/Button';
import { ErrorSummary } from '@/ui/error-summary/ErrorSummary';
import { DateField } from '@/ui/field/DateField';
import { PhoneField } from '@/ui/field/PhoneField';
import { RadioGroup } from '@/ui/field/RadioGroup';
import { SelectField } from '@/ui/field/SelectField';
import { TextField } from '@/ui/field/TextField';
import type { BookingPage } from '../model/booking-page';
import {
  isPolicyHolder,
  patientFields,
  withSubscriber,
  type PatientField,
  type PatientProblems,
} from '../model/patient-form';
import { callScheduling } from '../state/api';
import type { BookingPageControl } from '../state/use-booking-page';
import { SlotSummary } from './slot-summary';
import { authoredChoices, type Workflow } from './workflow';
import styles from './booking.module.css';

type PatientFormViewProps = {
  readonly state: Extract<BookingPage, { step: 'patient' }>;
  readonly booking: BookingPageControl;
  readonly workflow: Workflow;
  readonly onCancel: () => void;
  /** After each try: whether something is wrong. */
  readonly onChecked: (hasProblems: boolean) => void;
};

const sexes = ['Female', 'Male', 'Nonbinary', 'Prefer not to answer'];
const races = [
  'American Indian or Alaska Native',
  'Asian',
  'Black or African American',
  'Hispanic or Latino',
  'Middle Eastern or North African',
  'Native Hawaiian or Pacific Islander',
  'White',
  'Two or more races',
  'Another race',
  'Prefer not to answer',
];
const phoneTypes = ['Mobile', 'Home', 'Fax'];

/** The patient's details. Errors show after the first try, in a summary and beside their fields. @requirement I9 */
export function PatientFormView({
  state,
  booking,
  workflow,
  onCancel,
  onChecked,
}: PatientFormViewProps): ReactNode {
  const t = usePhrases();
  const { visit } = state;
  const [problems, setProblems] = useState<PatientProblems>({});
  const [attempts, setAttempts] = useState(0);
  const plans = useInsurancePlans();
  const form = withSubscriber(state.form);

  const change = (field: PatientField) => (value: string) => {
    booking.dispatch({ type: 'fieldChanged', field, value });
    // A field that is being mended is not called wrong before the next try.
    setProblems(({ [field]: _mended, ...others }) => others);
  };
  const input = (field: PatientField) => {
    const problem = problems[field];
    return {
      id: `oas-${field}`,
      value: form[field],
      onValueChange: change(field),
      isRequired: true,
      error: problem ? t(`${field} ${problem}`) : undefined,
    };
  };
  const summary = patientFields.flatMap((field) => {
    const { id, error } = input(field);
    return error === undefined ? [] : [{ id, text: error }];
  });
  const choices = (values: readonly string[]) => values.map((value) => [value, t(value)] as const);
  const isHolder = isPolicyHolder(form);

  return (
    <>
      <ErrorSummary errors={summary} attempts={attempts} />
      <div className={styles.card}>
        <SlotSummary provider={visit.provider} slot={visit.slot} patient={visit.patient} />
      </div>
      <p className={styles.hint}>{t('All fields are required unless marked optional.')}</p>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          const found = booking.problems(visit, state.form);
          setProblems(found);
          onChecked(Object.keys(found).length > 0);
          setAttempts((before) => before + 1);
          if (Object.keys(found).length === 0) {
            booking.dispatch({
              type: 'patientSubmitted',
              termsPrechecked: !isTrue(workflow.termsUnchecked),
            });
          }
        }}
      >
        <fieldset>
          <legend>{t('About the patient')}</legend>
          <TextField
            {...input('firstName')}
            label={t('First name')}
            autoComplete="given-name"
            maxLength={80}
          />
          <TextField
            {...input('lastName')}
            label={t('Last name')}
            autoComplete="family-name"
            maxLength={80}
          />
          <DateField {...input('birthDate')} label={t('Date of birth')} autoComplete="bday" />
          <SelectField
            {...input('gender')}
            label={t('Legal sex')}
            empty={t('Choose one')}
            options={choices(authoredChoices(workflow, 'legalSexOptions', sexes))}
          />
          <SelectField
            {...input('race')}
            label={t('Race')}
            empty={t('Choose one')}
            options={choices(authoredChoices(workflow, 'raceOptions', races))}
          />
        </fieldset>
        <fieldset>
          <legend>{t('Contact')}</legend>
          <SelectField
            {...input('phoneType')}
            label={t('Preferred phone type')}
            options={phoneTypes.map((type) => [type, t(`phone type ${type}`)] as const)}
          />
          <PhoneField {...input('phoneNumber')} label={t('Phone')} hint="XXX-XXX-XXXX" />
          <TextField {...input('email')} label={t('Email')} type="email" autoComplete="email" />
        </fieldset>
        <fieldset>
          <legend>{t('Address')}</legend>
          <TextField {...input('address1')} label={t('Street address')} autoComplete="address-line1" />
          <TextField
            {...input('address2')}
            label={t('Street address 2')}
            autoComplete="address-line2"
            isRequired={false}
            isOptional
          />
          <TextField {...input('city')} label={t('City')} autoComplete="address-level2" />
          <SelectField
            {...input('state')}
            label={t('State')}
            empty={t('Choose one')}
            options={usStates}
            autoComplete="address-level1"
          />
          <TextField
            {...input('zip')}
            label={t('ZIP code')}
            width="zip"
            inputMode="numeric"
            autoComplete="postal-code"
          />
        </fieldset>
        <fieldset>
          <legend>{t('Insurance')}</legend>
          <InsuranceField {...{ plans, form, change }} error={input('insuranceName').error} />
          <TextField {...input('insuranceMemberNumber')} label={t('Member ID')} autoComplete="off" />
          <TextField {...input('insuranceGroupNumber')} label={t('Group number')} autoComplete="off" />
          <RadioGroup
            {...input('insuranceRelationshipToSubscriber')}
            label={t('Who is the policy holder?')}
            options={[
              ['Self', t('Self')],
              ['Other', t('Other')],
            ]}
            isBar
          />
          <TextField
            {...input('insuranceSubscriberName')}
            label={t("Policy holder's full name")}
            autoComplete="off"
            isDisabled={isHolder}
          />
          <TextField
            {...input('insuranceSubscriberID')}
            label={t("Policy holder's ID")}
            autoComplete="off"
            isDisabled={isHolder}
          />
          <DateField
            {...input('insuranceSubscriberDateOfBirth')}
            label={t("Policy holder's date of birth")}
            isDisabled={isHolder}
          />
        </fieldset>
        <div className={styles.stepActions}>
          <Button variant="secondary" onClick={onCancel}>
            {t('Cancel')}
          </Button>
          <Button type="submit">{t('Continue')}</Button>
        </div>
      </form>
    </>
  );
}

/** The plans to choose from; undefined while loading, none when they could not be loaded. */
function useInsurancePlans(): readonly InsurancePlan[] | undefined {
  const [plans, setPlans] = useState<readonly InsurancePlan[] | undefined>();
  useEffect(() => {
    const abort = new AbortController();
    void callScheduling<InsuranceAnswer>('insurance', {}, { signal: abort.signal }).then((found) => {
      if (!abort.signal.aborted) setPlans(found.ok ? found.value.plans : []);
    });
    return () => abort.abort();
  }, []);
  return plans;
}

type InsuranceFieldProps = {
  readonly plans: readonly InsurancePlan[] | undefined;
  readonly form: { readonly insuranceName: string; readonly insurancePayorId: string };
  readonly change: (field: PatientField) => (value: string) => void;
  readonly error: string | undefined;
};

/** The plan from the list; any name may be typed, so a list that is missing or too short stops nobody. */
function InsuranceField({ plans, form, change, error }: InsuranceFieldProps): ReactNode {
  const t = usePhrases();
  return (
    <>
      <TextField
        id="oas-insuranceName"
        label={t('Insurance provider')}
        hint={t('Start typing and choose your plan, or type its name.')}
        value={form.insuranceName}
        error={error}
        autoComplete="off"
        list="oas-plans"
        maxLength={120}
        isRequired
        onValueChange={(value) => {
          change('insuranceName')(value);
          change('insurancePayorId')(plans?.find((plan) => plan.name === value)?.id ?? '');
        }}
      />
      <datalist id="oas-plans">
        {(plans ?? []).map((plan) => (
          <option key={plan.id} value={plan.name}>
            {plan.name}
          </option>
        ))}
      </datalist>
    </>
  );
}
