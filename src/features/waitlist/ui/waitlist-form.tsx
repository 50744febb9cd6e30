import type { ReactNode } from 'react';
import styles from '@/features/appointment/ui/appointment.module.css';
import { failureTexts } from '@/features/appointment/model/failure';
import { usePhrases } from '@/i18n/use-phrases';
import { Button } from '@/ui/button/Button';
import { ErrorSummary } from '@/ui/error-summary/ErrorSummary';
import { DateField } from '@/ui/field/DateField';
import { RadioGroup } from '@/ui/field/RadioGroup';
import { TextField } from '@/ui/field/TextField';
import { LiveRegion } from '@/ui/live-region/LiveRegion';
import { timesOfDay } from '../model/wait-form';
import type { JoinControl } from '../state/use-join-waitlist';

/** Address, dates and time of day of somebody who waits. @requirement I17 */
export function WaitlistForm({ control }: { readonly control: JoinControl }): ReactNode {
  const { form, today, status, send } = control;
  const t = usePhrases();
  return (
    <>
      <ErrorSummary errors={form.summary} attempts={form.attempts} />
      <LiveRegion>{form.said}</LiveRegion>
      <p>{t('We write to you when a time opens between these dates. Whoever takes it first has it.')}</p>
      <p>{t('First we send you a message with a link that confirms your address.')}</p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <TextField {...form.field('email')} type="email" autoComplete="email" maxLength={200} />
        <DateField {...form.field('earliest')} min={today} />
        <DateField {...form.field('latest')} min={today} />
        <RadioGroup
          {...form.field('timeOfDay')}
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
