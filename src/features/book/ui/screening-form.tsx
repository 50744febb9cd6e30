import { useState, type ReactNode } from 'react';
import { fieldOf, linkOf } from '@/cms/fields/readers';
import { hrefOn } from '@/cms/fields/link';
import type { ComponentFields } from '@/cms/layout-data';
import { usePage } from '@/cms/page';
import { Spoken } from '@/cms/fields/spoken';
import { postedBlock } from '@/config/forms';
import { scheduling } from '@/config/scheduling';
import { usePhrases } from '@/i18n/use-phrases';
import { localDateAt } from '@/lib/chicago-time';
import { birthYearOf, parseTypedDate } from '@/lib/dates';
import { formProblems, type FormProblems, type FormValues } from '@/lib/form-rules';
import { rememberPatient } from '@/domain/patient-kind';
import { Button } from '@/ui/button/Button';
import { DateField } from '@/ui/field/DateField';
import { PhoneField } from '@/ui/field/PhoneField';
import { RadioGroup } from '@/ui/field/RadioGroup';
import { SelectField } from '@/ui/field/SelectField';
import { Form } from '@/ui/form/Form';
import type { FormControl } from '@/ui/form/form-control';
import { useForm } from '@/ui/form/use-form';
import { useHydrated } from '@/ui/form/use-hydrated';
import {
  partsOf,
  screenedData,
  searchHref,
  screeningRules,
  type ScreeningData,
  type ScreeningField,
  type ScreeningSpecialty,
} from '../model/screening';
import { readScheduleData, writeScheduleData } from '@/features/appointment/state/schedule-data';
import { WorkersComp } from './details-step';
import { workflowOf } from '../model/workflow';
import styles from '@/features/appointment/ui/form.module.css';

type ScreeningFormProps = {
  readonly id: string;
  /** Of the block, which takes in what is posted without scripts. */
  readonly uid: string;
  readonly fields: ComponentFields | undefined;
  readonly specialties: readonly ScreeningSpecialty[];
  /** The form was sent without scripts, and came back. */
  readonly posted?:
    | {
        readonly values: FormValues<ScreeningField>;
        readonly problems: FormProblems<ScreeningField>;
      }
    | undefined;
};

/**
 * A few questions before a visitor looks for a time: what for, for how old a patient, and who pays. The answers lead to
 * the physicians who fit and book online, and are kept in this tab for the booking.
 * @requirement I1
 */
export function ScreeningForm({ id, uid, fields, specialties, posted }: ScreeningFormProps): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const [today] = useState(() => localDateAt(Date.now(), scheduling.zone));
  const data: ScreeningData = { specialties, today };
  const form = useScreeningForm(id, { data, posted });
  // Without scripts the server checks.
  const isHydrated = useHydrated();
  const { values } = form;
  const [isExplained, setExplained] = useState(false);
  const isWorkersComp = values.workersComp === 'yes';
  const missing = unanswered(form, formProblems(screeningRules(data, values), values));
  const isComplete = missing.length === 0;

  const submit = () => {
    if (isWorkersComp) {
      setExplained(true);
      return;
    }
    const specialty = specialties.find(({ name }) => name === values.specialty);
    const birthDate = parseTypedDate(values.birthDate);
    if (Object.keys(form.check()).length > 0 || !specialty || birthDate === undefined) return;
    const kept = screenedData(readScheduleData(), values, { birthDate, today });
    writeScheduleData(kept);
    rememberPatient({ isAdultPatient: kept.isAdultPatient });
    const part = partsOf(data, values.specialty).find(({ name }) => name === values.subspecialty);
    window.location.assign(hrefOn(page, searchHref(fields, { specialty, part, ...kept })));
  };

  return (
    <>
      <Form
        id={id}
        form={form}
        action={hrefOn(page, page.pathname)}
        hidden={{ [postedBlock]: uid }}
        className={styles.form}
        onSubmit={submit}
      >
        <ScreeningFields form={form} data={data} onWorkersComp={() => setExplained(true)} />
        <div>
          <Button
            type="submit"
            disabled={isHydrated && !isComplete && !isWorkersComp}
            aria-describedby={`${id}-why`}
          >
            <Spoken text={linkOf(fieldOf(fields, 'ctaLink'))?.text || t('See doctors and times')} />
          </Button>
          <p id={`${id}-why`} className={styles.hint}>
            {isComplete || isWorkersComp
              ? null
              : t('Still to answer: {questions}', { questions: missing.join(' · ') })}
          </p>
        </div>
      </Form>
      <WorkersComp
        isOpen={isExplained}
        workflow={workflowOf(fields)}
        answered={{ birthDate: values.birthDate, phoneNumber: values.phoneNumber }}
        onBack={() => {
          setExplained(false);
          form.change({ workersComp: '' });
        }}
      />
    </>
  );
}

/** The labels of the questions whose answer is still missing or cannot be read, in the order of the form. */
function unanswered(
  form: FormControl<ScreeningField>,
  problems: FormProblems<ScreeningField>,
): readonly string[] {
  return order.filter((name) => problems[name]).map((name) => form.field(name).label);
}

const order = [
  'specialty',
  'subspecialty',
  'birthDate',
  'workersComp',
  'phoneNumber',
] as const satisfies readonly ScreeningField[];

type Screening = { readonly data: ScreeningData } & Pick<ScreeningFormProps, 'posted'>;

function useScreeningForm(id: string, { data, posted }: Screening): FormControl<ScreeningField> {
  const t = usePhrases();
  return useForm<ScreeningField>({
    prefix: `${id}-`,
    labels: {
      specialty: t('Specialty'),
      subspecialty: t('Area of expertise'),
      birthDate: t("Patient's date of birth"),
      phoneNumber: t('Contact phone'),
      workersComp: t("Is this visit for a workers' compensation or third-party claim?"),
    },
    rules: (values) => screeningRules(data, values),
    initial: posted?.values ?? {
      specialty: '',
      subspecialty: '',
      birthDate: '',
      phoneNumber: '',
      workersComp: '',
    },
    problems: posted?.problems,
  });
}

type ScreeningFieldsProps = {
  readonly form: FormControl<ScreeningField>;
  readonly data: ScreeningData;
  /** Yes was pressed where such visits are asked about. */
  readonly onWorkersComp: () => void;
};

/** What the visit is for, and for whom. */
function ScreeningFields({ form, data, onWorkersComp }: ScreeningFieldsProps): ReactNode {
  const t = usePhrases();
  const { specialties, today } = data;
  const parts = partsOf(data, form.values.specialty);
  return (
    <>
      <p className={styles.hint}>{t('All fields are required unless marked optional.')}</p>
      <SelectField
        {...form.field('specialty')}
        onValueChange={(specialty) => form.change({ specialty, subspecialty: '' })}
        empty={t('Choose one')}
        options={specialties.map(({ name, label }) => [name, label] as const)}
      />
      {parts.length > 0 ? (
        <SelectField
          {...form.field('subspecialty')}
          empty={t('Choose one')}
          options={parts.map(({ name, label }) => [name, label] as const)}
        />
      ) : null}
      <DateField
        {...form.field('birthDate')}
        autoComplete="bday"
        max={today}
        opensAt={birthYearOf(today, false)}
        hasCalendar
      />
      <RadioGroup
        {...form.field('workersComp')}
        onValueChange={(workersComp, isPassing) => {
          form.change({ workersComp });
          if (workersComp === 'yes' && !isPassing) onWorkersComp();
        }}
        hint={t('For example an injury at work or a car accident that another insurance pays for.')}
        options={[
          ['yes', t('Yes')],
          ['no', t('No')],
        ]}
        isBar
      />
      <PhoneField
        {...form.field('phoneNumber')}
        hint={t('The clinic calls it if something about your visit changes.')}
        autoComplete="tel"
      />
    </>
  );
}
