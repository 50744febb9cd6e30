import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ConfirmAnswer } from '@/contracts/confirm-address';
import { usePhrases } from '@/i18n/use-phrases';
import { Button } from '@/ui/button/Button';
import { linkOf } from '../model/managed-visit';
import { callScheduling } from '../state/api';
import { forgetAddress } from '../state/forget-address';
import styles from './booking.module.css';

type State =
  | { readonly at: 'loading' | 'ready' | 'sending' | 'unknown' | 'failed' }
  | { readonly at: 'done'; readonly purpose: ConfirmAnswer['purpose'] };

/** What comes of it, by what the address is for. */
const outcomes = {
  waitlist: 'You are on the waitlist. We write to you when an earlier time opens.',
} as const satisfies Record<ConfirmAnswer['purpose'], string>;

/**
 * Confirms an e-mail address with the link of a message. Opening it confirms nothing, because mail scanners follow
 * links: a button does.
 * @requirement K10
 */
export function ConfirmAddressPage(): ReactNode {
  const t = usePhrases();
  const code = useRef('');
  const [state, setState] = useState<State>({ at: 'loading' });
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    const link = linkOf(window.location.hash);
    if (link) forgetAddress();
    code.current = link?.code ?? '';
    // What is behind the `#` is known to the browser alone, so it is read after the first render.
    // oxlint-disable-next-line react/set-state-in-effect
    setState({ at: link ? 'ready' : 'unknown' });
  }, []);

  const confirm = async () => {
    if (state.at === 'sending') return;
    setState({ at: 'sending' });
    const answer = await callScheduling<ConfirmAnswer>('confirm-address', { code: code.current });
    if (answer.ok) setState({ at: 'done', purpose: answer.value.purpose });
    else {
      const isUnknown = answer.error.error === 'linkUnknown' || answer.error.error === 'invalidRequest';
      setState({ at: isUnknown ? 'unknown' : 'failed' });
    }
    heading.current?.focus();
  };

  const canConfirm = state.at === 'ready' || state.at === 'sending' || state.at === 'failed';
  return (
    <div className={styles.page}>
      <h1 ref={heading} tabIndex={-1} className={styles.pageTitle}>
        {t(state.at === 'done' ? 'Your e-mail address is confirmed' : 'Confirm your e-mail address')}
      </h1>
      <p className="without-script">
        {t('This page needs JavaScript, which is off in this browser. Please call us.')}
      </p>
      {state.at === 'unknown' ? <p>{t('This link is not valid, or its time is over.')}</p> : null}
      {state.at === 'failed' ? (
        <p role="alert">{t('That did not work. Please try again, or call us.')}</p>
      ) : null}
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
