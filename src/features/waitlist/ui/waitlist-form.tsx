import type { ReactNode } from 'react';
import styles from '@/features/appointment/ui/appointment.module.css';
import { failureTexts } from '@/features/appointment/model/failure';
import { usePhrases } from '@/i18n/use-phrases';
import { Button } from '@/ui/button/Button';
import { ErrorSummary } from '@/ui/error-summary/ErrorSummary';
import { LiveRegion } from '@/ui/live-region/LiveRegion';
import type { JoinControl } from '../state/use-join-waitlist';
import { WaitFields, WaitTerms } from './wait-fields';

/** Address, dates and time of day of somebody who waits. @requirement I17 */
export function WaitlistForm({ control }: { readonly control: JoinControl }): ReactNode {
  const { form, today, status, send } = control;
  const t = usePhrases();
  return (
    <>
      <ErrorSummary errors={form.summary} attempts={form.attempts} />
      <LiveRegion>{form.said}</LiveRegion>
      <WaitTerms />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <WaitFields form={form} today={today} />
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
