import { Fragment, useState, type ReactNode } from 'react';
import { fieldOf, linkOf } from '@/cms/fields/readers';
import { hrefOn } from '@/cms/fields/link';
import type { ComponentFields } from '@/cms/layout-data';
import { usePage } from '@/cms/page';
import { Spoken } from '@/cms/fields/spoken';
import { postedBlock } from '@/config/forms';
import { scheduling } from '@/config/scheduling';
import { usePhrases } from '@/i18n/use-phrases';
import { localDateAt } from '@/lib/chicago-time';
import { parseTypedDate } from '@/lib/dates';
import { formProblems, type FormProblems } from '@/lib/form-rules';
import { rememberPatient } from '@/domain/patient-kind';
import { Button } from '@/ui/button/Button';
import { Form } from '@/ui/form/Form';
import type { FormControl } from '@/ui/form/form-control';
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
import { useScreeningForm, type FirstAnswers } from '../state/use-screening-form';
import { useSpecialtyFinder } from '../state/use-specialty-finder';
import { WorkersComp } from './details-step';
import { ScreeningFields } from './screening-fields';
import { FinderForm } from './specialty-finder';
import { workflowOf } from '../model/workflow';
import styles from '@/features/appointment/ui/form.module.css';

type ScreeningFormProps = FirstAnswers & {
  readonly id: string;
  /** Of the block, which takes in what is posted without scripts. */
  readonly uid: string;
  readonly fields: ComponentFields | undefined;
  readonly specialties: readonly ScreeningSpecialty[];
};

/**
 * A few questions before a visitor looks for a time: what for, for how old a patient, and who pays. The answers lead to
 * the physicians who fit and book online, and are kept in this tab for the booking.
 * @requirement I1
 */
export function ScreeningForm({
  id,
  uid,
  fields,
  specialties,
  posted,
  finding,
}: ScreeningFormProps): ReactNode {
  const page = usePage();
  const [today] = useState(() => localDateAt(Date.now(), scheduling.zone));
  const data: ScreeningData = { specialties, today };
  const form = useScreeningForm(id, { data, posted, finding });
  const finder = useSpecialtyFinder({ form, data, language: page.language, first: finding });
  const { values } = form;
  const [isExplained, setExplained] = useState(false);
  const isWorkersComp = values.workersComp === 'yes';
  const missing = unanswered(formProblems(screeningRules(data, values), values));

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
        <ScreeningFields
          form={form}
          data={data}
          onWorkersComp={() => setExplained(true)}
          finder={finder}
          finderForm={`${id}-finder`}
        />
        <SendButton
          form={form}
          missing={isWorkersComp ? [] : missing}
          describedBy={`${id}-why`}
          text={linkOf(fieldOf(fields, 'ctaLink'))?.text}
        />
      </Form>
      <FinderForm
        id={`${id}-finder`}
        answerId={form.field('specialty').id}
        onSubmit={() => void finder.find()}
      />
      <WorkersComp
        isOpen={isExplained}
        workflow={workflowOf(fields)}
        answered={{ birthDate: values.birthDate, phoneNumber: values.phoneNumber }}
        specialty={values.specialty}
        onBack={() => {
          setExplained(false);
          form.change({ workersComp: '' });
        }}
      />
    </>
  );
}

type SendButtonProps = {
  readonly form: FormControl<ScreeningField>;
  /** What has to be answered before. */
  readonly missing: readonly ScreeningField[];
  readonly describedBy: string;
  readonly text: string | undefined;
};

/**
 * Disabled until every answer holds, and says which are missing. It looks so from the first paint on, and can be reached and
 * pressed: then each question that lacks an answer says so. Without scripts the server checks.
 * @decision ADR-0340
 */
function SendButton({ form, missing, describedBy, text }: SendButtonProps): ReactNode {
  const t = usePhrases();
  const isHydrated = useHydrated();
  return (
    <div>
      <Button
        type="submit"
        className={missing.length > 0 ? 'waits' : undefined}
        aria-disabled={(isHydrated && missing.length > 0) || undefined}
        aria-describedby={describedBy}
      >
        <Spoken text={text || t('See doctors and times')} />
      </Button>
      <p id={describedBy} className={`${styles.hint} needs-script`}>
        {missing.length === 0 ? null : <Missing form={form} missing={missing} />}
      </p>
    </div>
  );
}

/** The questions whose answer is still missing, each a link to its field. */
function Missing({ form, missing }: Pick<SendButtonProps, 'form' | 'missing'>): ReactNode {
  const t = usePhrases();
  const [before, after] = t('Still to answer: {questions}').split('{questions}');
  return (
    <>
      {before}
      {missing.map((name, index) => (
        <Fragment key={name}>
          {index === 0 ? null : ' · '}
          <a href={`#${form.field(name).id}`}>
            {name === 'workersComp'
              ? t("Workers' compensation or third-party claim")
              : form.field(name).label}
          </a>
        </Fragment>
      ))}
      {after}
    </>
  );
}

/** The questions whose answer is still missing or cannot be read, in the order of the form. */
function unanswered(problems: FormProblems<ScreeningField>): readonly ScreeningField[] {
  return order.filter((name) => problems[name]);
}

const order = [
  'specialty',
  'subspecialty',
  'birthDate',
  'workersComp',
  'phoneNumber',
] as const satisfies readonly ScreeningField[];
