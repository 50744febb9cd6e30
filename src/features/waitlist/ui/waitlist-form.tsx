import { useId, type ReactNode } from 'react';
import styles from '@/features/appointment/ui/appointment.module.css';
import { failureTexts } from '@/features/appointment/model/failure';
import { usePhrases } from '@/i18n/use-phrases';
import { Button } from '@/ui/button/Button';
import { ErrorSummary } from '@/ui/error-summary/ErrorSummary';
import { DateField } from '@/ui/field/DateField';
import { RadioGroup } from '@/ui/field/RadioGroup';
import { TextField } from '@/ui/field/TextField';
import type { WaitForm } from '../model/wait-form';
import type { JoinControl } from '../state/use-join-waitlist';

/** Address, dates and time of day of somebody who waits. @requirement I17 */
export function WaitlistForm({ control }: { readonly control: JoinControl }): ReactNode {
  const { form, change, problems, attempts, status, send } = control;
  const t = usePhrases();
  const id = useId();
  const errors = Object.entries(problems).map(([field, text]) => ({ id: `${id}-${field}`, text: t(text) }));
  const field = <Name extends 'email' | 'earliest' | 'latest'>(name: Name) => ({
    id: `${id}-${name}`,
    value: form[name],
    onValueChange: (value: string) => change({ [name]: value }),
    error: problems[name] && t(problems[name]),
    isRequired: true,
  });
  return (
    <>
      <ErrorSummary errors={errors} attempts={attempts} />
      <p>{t('We write to you when a time opens between these dates. Whoever takes it first has it.')}</p>
      <p>{t('First we send you a message with a link that confirms your address.')}</p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <TextField {...field('email')} label={t('Email')} type="email" autoComplete="email" maxLength={200} />
        <DateField {...field('earliest')} label={t('Earliest date')} />
        <DateField {...field('latest')} label={t('Latest date')} />
        <RadioGroup
          id={`${id}-timeOfDay`}
          label={t('Time of day')}
          value={form.timeOfDay}
          // The value of one of the options.
          onValueChange={(value) => change({ timeOfDay: value as WaitForm['timeOfDay'] })}
          options={timesOfDay.map(([value, label]) => [value, t(label)] as const)}
          isBar
        />
        <div className={styles.stepActions}>
          <Button type="submit" aria-disabled={status === 'sending'}>
            {t('Join the waitlist')}
          </Button>
        </div>
        <p role="alert">{status === 'failed' || status === 'tooMany' ? t(failureTexts[status]) : ''}</p>
      </form>
    </>
  );
}

const timesOfDay = [
  ['any', 'Any time'],
  ['morning', 'AM'],
  ['afternoon', 'PM'],
] as const satisfies readonly (readonly [WaitForm['timeOfDay'], string])[];
