import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ConfirmAnswer } from '@/contracts/confirm-address';
import { failureOf, failureTexts, type Failure } from '@/features/appointment/model/failure';
import { isUnknownLink, linkOf } from '@/features/appointment/model/link';
import { callScheduling } from '@/features/appointment/state/api';
import { forgetAddress } from '@/features/appointment/state/forget-address';
import { WindowTitle } from '@/cms/window-title';
import styles from '@/features/appointment/ui/appointment.module.css';
import { WithoutLink } from '@/features/appointment/ui/ways-on';
import { usePhrases } from '@/i18n/use-phrases';
import { Button } from '@/ui/button/Button';
import { CodeForm } from './code-form';

type State =
  | { readonly at: 'loading' | 'ready' | 'sending' | 'noLink' | 'unknown' | Failure }
  | { readonly at: 'done'; readonly purpose: ConfirmAnswer['purpose'] };

/** What happens next, by what the address is for. */
const outcomes = {
  waitlist: 'You are on the waitlist. We write to you when an earlier time opens.',
} as const satisfies Record<ConfirmAnswer['purpose'], string>;

/**
 * Verifies an email address with the link from a message. Opening the page verifies nothing, because mail scanners
 * open links: a button does.
 * @param phone - to call when the link is not valid; '' for none
 * @requirement K10
 */
export function ConfirmAddressPage({ phone }: { readonly phone: string }): ReactNode {
  const t = usePhrases();
  const code = useRef('');
  const [state, setState] = useState<State>({ at: 'loading' });
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    const link = linkOf(window.location.hash);
    if (link) forgetAddress();
    code.current = link?.code ?? '';
    // Only the browser knows the part behind the `#`, so it is read after the first rendering.
    // oxlint-disable-next-line react/set-state-in-effect
    setState({ at: link ? 'ready' : 'noLink' });
  }, []);

  const confirm = async () => {
    if (state.at === 'sending') return;
    setState({ at: 'sending' });
    const answer = await callScheduling<ConfirmAnswer>('confirm-address', { code: code.current });
    if (answer.ok) setState({ at: 'done', purpose: answer.value.purpose });
    else {
      const { error } = answer.error;
      setState({ at: isUnknownLink(error) ? 'unknown' : failureOf(error) });
    }
    heading.current?.focus();
  };

  const hasFailed = state.at === 'failed' || state.at === 'tooMany';
  const canConfirm = state.at === 'ready' || state.at === 'sending' || hasFailed;
  return (
    <div className={`${styles.page} ${styles.ofLink}`}>
      <WindowTitle
        title={t(state.at === 'done' ? 'Your email address is confirmed' : 'Confirm your email address')}
      />
      <h1 ref={heading} tabIndex={-1} className={styles.pageTitle}>
        {t(state.at === 'done' ? 'Your email address is confirmed' : 'Confirm your email address')}
      </h1>
      <CodeForm action="/api/appointments/confirm" submitLabel={t('Confirm my address')} />
      {state.at === 'noLink' || state.at === 'unknown' ? (
        <WithoutLink
          said={
            state.at === 'noLink'
              ? t(
                  'In our message is a link that confirms your address, so that we may tell you when a doctor has an earlier time. It works for two days. Until you use it, we send nothing more. Look in your spam folder too.',
                )
              : t('This link is not valid, or its time is over.')
          }
          to={['newLink', 'visit']}
          phone={phone}
          byPhone={t('We can put you on a waitlist by phone.')}
        />
      ) : null}
      {hasFailed ? <p role="alert">{t(failureTexts[state.at])}</p> : null}
      {state.at === 'done' ? <p>{t(outcomes[state.purpose])}</p> : null}
      {canConfirm ? (
        <>
          <p>{t('Press the button if you asked us to write to you. If you did not, close this page.')}</p>
          <div className={styles.stepActions}>
            <Button aria-disabled={state.at === 'sending'} onClick={() => void confirm()}>
              {t('Confirm my address')}
            </Button>
          </div>
        </>
      ) : null}
    </div>
  );
}
