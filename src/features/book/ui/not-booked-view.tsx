import { useEffect, useRef, type ReactNode } from 'react';
import { textOf } from '@/cms/fields/readers';
import { RichText } from '@/cms/fields/rich-text';
import { usePage } from '@/cms/page';
import { Spoken } from '@/cms/fields/spoken';
import { PhoneText } from '@/ui/phone-text/PhoneText';
import { usePhrases } from '@/i18n/use-phrases';
import { Button, ButtonLink } from '@/ui/button/Button';
import { CallUs } from '@/features/appointment/ui/call-us';
import styles from '@/features/appointment/ui/appointment.module.css';
import type { ConfirmProps } from './confirm-props';
import { endTitle } from '../model/end-title';
import { requestLink } from '../model/workflow';

/** Focus goes to what is new on the page. */
function useFocusedHeading(): { readonly current: HTMLHeadingElement | null } {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
}

/** The booking was refused, or never reached the clinic. @requirement I10 I15 */
export function FailedView({
  state,
  booking,
  workflow,
  message,
}: ConfirmProps & { readonly message: string }): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const heading = useFocusedHeading();
  const request = requestLink(workflow, page, state.visit.provider);
  return (
    <div className={styles.failure}>
      <h2 ref={heading} tabIndex={-1}>
        {endTitle('failed', workflow, t)}
      </h2>
      {textOf(workflow.errorText) ? (
        <RichText field={workflow.errorText} />
      ) : (
        <p>{t('Something went wrong and the appointment was not booked. Everything you typed is kept.')}</p>
      )}
      {message ? (
        <p>
          <PhoneText>{messageOf(message, t)}</PhoneText>
        </p>
      ) : null}
      <CallUs visit={state.visit} label={t('You can also call')} />
      <div className={styles.stepActions}>
        <Button onClick={() => booking.dispatch({ type: 'triedAgain' })}>{t('Try Submitting Again')}</Button>
        <ButtonLink variant="secondary" href={request.href}>
          <Spoken text={request.text || t('Request an appointment')} />
        </ButtonLink>
      </div>
    </div>
  );
}

/** Our own server's codes in words; the clinic's messages as they are. */
function messageOf(message: string, t: (key: string) => string): string {
  if (message === 'tooManyRequests')
    return t(
      'There were too many tries from your network. Please wait ten minutes or call us: 1-888-824-0200.',
    );
  return /^[a-z]+[A-Z]\w+$|^forbidden$/.test(message)
    ? t('Please check your details and try again, or call us.')
    : message;
}

/** The booking was sent and its answer was lost: nobody knows whether it exists. @requirement I15 */
export function UnknownView({ state, booking, workflow }: ConfirmProps): ReactNode {
  const t = usePhrases();
  const heading = useFocusedHeading();
  return (
    <div className={styles.failure}>
      <h2 ref={heading} tabIndex={-1}>
        {endTitle('unknown', workflow, t)}
      </h2>
      <p>
        {t(
          'Your booking was sent, but the answer did not reach us. Please do not book again: it may be booked already.',
        )}
      </p>
      <CallUs visit={state.visit} label={t('To be sure, check again here or call')} />
      <div className={styles.stepActions}>
        <Button onClick={() => booking.confirm()}>{t('Check again')}</Button>
      </div>
    </div>
  );
}
