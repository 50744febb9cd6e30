import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { hrefOn } from '@/cms/fields/link';
import { usePage } from '@/cms/page';
import type { SoonestQuestion } from '@/contracts/soonest';
import { RedFlagNotice } from '@/features/red-flag/red-flag-notice';
import { usePhrases } from '@/i18n/use-phrases';
import { Button } from '@/ui/button/Button';
import { RadioGroup } from '@/ui/field/RadioGroup';
import { problemText } from '@/ui/form/messages';
import { TextField } from '@/ui/field/TextField';
import formStyles from '@/features/appointment/ui/form.module.css';
import styles from './soonest.module.css';
import { soonestLimits, soonestNames } from '../model/soonest';

/** Where the answer stands, which a sent form leads to. @requirement I19 */
export const soonestAnswerId = 'soonest-times';

type AskedForProps = {
  readonly question: SoonestQuestion;
  /** Suggested while a specialty or reason is typed. */
  readonly specialties: readonly string[];
};

/** What was asked for in a line, and the form behind it; whom to call in danger stays in sight. @requirement I19 */
export function AskedFor({ question, specialties }: AskedForProps): ReactNode {
  const t = usePhrases();
  const { wanted, isAdultPatient, isNewPatient } = question;
  const said = [
    wanted,
    isAdultPatient ? t('for an adult') : t('for a child'),
    isNewPatient ? t('New patient') : t('Returning patient'),
  ];
  return (
    <>
      <RedFlagNotice text={wanted} />
      <details className={styles.asked}>
        <summary>
          <span>{said.join(' · ')}</span> <b>{t('Change')}</b>
        </summary>
        <SoonestForm {...{ question, specialties }} isSaidAbove />
      </details>
    </>
  );
}

type SoonestFormProps = AskedForProps & {
  /** It was sent without saying what for. */
  readonly isBlank?: boolean;
  /** Whom to call about the words of the question is said already. */
  readonly isSaidAbove?: boolean;
};

/** What for, for whom and where: a form that asks by address, so that it works without scripts too. @requirement I19 */
export function SoonestForm({
  question,
  specialties,
  isBlank = false,
  isSaidAbove = false,
}: SoonestFormProps): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const id = useId();
  const label = t('Specialty, or the reason for the visit');
  const [wanted, setWanted] = useState(question.wanted);
  const field = useRef<HTMLInputElement>(null);
  // What was typed before the scripts were there.
  useEffect(() => setWanted((before) => field.current?.value ?? before), []);
  return (
    <form
      method="get"
      noValidate
      action={`${hrefOn(page, page.pathname)}#${soonestAnswerId}`}
      className={`${formStyles.form} ${styles.form}`}
    >
      <TextField
        id={`${id}-wanted`}
        name={soonestNames.wanted}
        label={label}
        error={isBlank ? problemText(t, 'blank', { label }) : undefined}
        hint={t('For example dermatology, heart doctor or back pain.')}
        ref={field}
        defaultValue={question.wanted}
        onValueChange={setWanted}
        maxLength={soonestLimits.wanted}
        list={`${id}-specialties`}
        autoComplete="off"
        isRequired
      />
      <datalist id={`${id}-specialties`}>
        {specialties.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <RedFlagNotice text={isSaidAbove && wanted === question.wanted ? '' : wanted} />
      <RadioGroup
        id={`${id}-age`}
        name={soonestNames.age}
        label={t('Who is the visit for?')}
        defaultValue={question.isAdultPatient ? 'adult' : 'child'}
        options={[
          ['adult', t('Adult (18 or over)')],
          ['child', t('Child (under 18)')],
        ]}
        isBar
      />
      <RadioGroup
        id={`${id}-visits`}
        name={soonestNames.visits}
        label={t('Visits with us')}
        defaultValue={question.isNewPatient ? 'new' : 'returning'}
        options={[
          ['new', t('New patient')],
          ['returning', t('Returning patient')],
        ]}
        isBar
      />
      <TextField
        id={`${id}-place`}
        name={soonestNames.place}
        label={t('Near a city or ZIP code')}
        defaultValue={question.place}
        maxLength={soonestLimits.place}
        autoComplete="postal-code"
        isOptional
      />
      <Button type="submit">{t('Show the soonest times')}</Button>
    </form>
  );
}
