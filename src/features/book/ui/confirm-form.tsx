import type { ReactNode } from 'react';
import { textOf } from '@/cms/fields/readers';
import { RichText } from '@/cms/fields/rich-text';
import { usePhrases } from '@/i18n/use-phrases';
import { Button } from '@/ui/button/Button';
import { Checkbox } from '@/ui/field/Checkbox';
import styles from '@/features/appointment/ui/appointment.module.css';
import type { ConfirmProps } from './confirm-props';
import { authored } from '../model/workflow';

/** The terms, and the button that books. @requirement I10 */
export function ConfirmForm({ state, booking, workflow, onCancel }: ConfirmProps): ReactNode {
  const t = usePhrases();
  const { hasAgreed, submission } = state;
  const isSending = submission.status === 'sending';
  return (
    <form
      noValidate
      className={styles.confirm}
      onSubmit={(event) => {
        event.preventDefault();
        if (hasAgreed) booking.confirm();
      }}
    >
      {textOf(workflow.termsText) ? <RichText field={workflow.termsText} /> : null}
      <Checkbox
        id="oas-terms"
        label={authored(workflow, 'termsLabel', t('I agree to the terms of online scheduling'))}
        isChecked={hasAgreed}
        onCheckedChange={() => booking.dispatch({ type: 'termsToggled' })}
      />
      <div className={styles.stepActions}>
        <Button
          variant="tertiary"
          disabled={isSending}
          onClick={() => booking.dispatch({ type: 'patientReopened' })}
        >
          {t('Back')}
        </Button>
        <Button variant="secondary" onClick={onCancel} disabled={isSending}>
          {t('Cancel')}
        </Button>
        <Button
          type="submit"
          disabled={!hasAgreed}
          aria-disabled={isSending || undefined}
          aria-describedby={hasAgreed ? undefined : 'oas-terms-why'}
        >
          {t('Confirm Appointment')}
        </Button>
        {hasAgreed ? null : (
          <p id="oas-terms-why" className={styles.hint}>
            {t('Agree to the terms to confirm.')}
          </p>
        )}
      </div>
      <output className={styles.hint}>{isSending ? t('Booking your appointment…') : ''}</output>
    </form>
  );
}
