import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { DiscardAnswer, SavedForm } from '@/contracts/saved-request';
import { usePhrases } from '@/i18n/use-phrases';
import { Button } from '@/ui/button/Button';
import { failureOf, failureTexts, type Failure } from '@/features/appointment/model/failure';
import { linkOf } from '@/features/appointment/model/link';
import { callScheduling, type CallFailure } from '@/features/appointment/state/api';
import { forgetAddress } from '@/features/appointment/state/forget-address';
import { purgeBooking } from '@/features/appointment/state/session';
import { writeSaved } from '@/features/request/state/session';
import { WindowTitle } from '@/cms/window-title';
import styles from '@/features/appointment/ui/appointment.module.css';
import { WithoutLink } from '@/features/appointment/ui/ways-on';

type State = 'loading' | 'ready' | 'busy' | 'noLink' | 'unknown' | Failure | 'kept-nothing' | 'deleted';

/**
 * Where the link to a saved form leads. Opening it fetches nothing; one button goes on with the form, on its own page,
 * the other deletes it.
 * @param phone - to call when the link is not valid; '' for none
 * @requirement J9
 */
export function SavedRequestPage({ phone }: { readonly phone: string }): ReactNode {
  const t = usePhrases();
  const code = useRef('');
  const [state, setState] = useState<State>('loading');
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    const link = linkOf(window.location.hash);
    if (link) forgetAddress();
    code.current = link?.code ?? '';
    // What is behind the `#` is known to the browser alone, so it is read after the first render.
    // oxlint-disable-next-line react/set-state-in-effect
    setState(link ? 'ready' : 'noLink');
  }, []);

  const end = (at: State) => {
    setState(at);
    heading.current?.focus();
  };
  const fail = ({ error }: CallFailure) =>
    end(error === 'linkUnknown' || error === 'invalidRequest' ? 'unknown' : failureOf(error));
  const goOn = async () => {
    if (state === 'busy') return;
    setState('busy');
    const answer = await callScheduling<SavedForm>('open-saved-request', { code: code.current });
    if (!answer.ok) return fail(answer.error);
    if (!writeSaved(answer.value)) return end('kept-nothing');
    // In place of this page: the way back leads to where the visitor came from.
    window.location.replace(answer.value.path);
  };
  const discard = async () => {
    if (state === 'busy') return;
    setState('busy');
    const answer = await callScheduling<DiscardAnswer>('discard-saved-request', { code: code.current });
    if (!answer.ok) return fail(answer.error);
    purgeBooking();
    end('deleted');
  };

  const hasFailed = state === 'failed' || state === 'tooMany';
  const isOpen = state === 'ready' || state === 'busy' || hasFailed;
  return (
    <div className={`${styles.page} ${styles.ofLink}`}>
      <WindowTitle title={t(state === 'deleted' ? 'Your answers are deleted' : 'Your saved form')} />
      <h1 ref={heading} tabIndex={-1} className={styles.pageTitle}>
        {t(state === 'deleted' ? 'Your answers are deleted' : 'Your saved form')}
      </h1>
      <p className="without-script">
        {t('This page needs JavaScript, which is off in this browser. Please call us: 1-888-824-0200.')}
      </p>
      <Trouble state={state} phone={phone} />
      {isOpen ? (
        <>
          <p>{t('Go on where you stopped. On a shared computer, close the browser when you are done.')}</p>
          <div className={styles.stepActions}>
            <Button aria-disabled={state === 'busy'} onClick={() => void goOn()}>
              {t('Go on with the form')}
            </Button>
            <Button variant="tertiary" aria-disabled={state === 'busy'} onClick={() => void discard()}>
              {t('Delete my answers')}
            </Button>
          </div>
        </>
      ) : null}
    </div>
  );
}

/** Why the visitor cannot go on with a saved form, and what they can do instead. */
function Trouble({ state, phone }: { readonly state: State; readonly phone: string }): ReactNode {
  const t = usePhrases();
  switch (state) {
    case 'noLink':
    case 'unknown':
      return (
        <WithoutLink
          said={
            state === 'noLink'
              ? t(
                  'The link in our message opens your form where you stopped. We keep what you wrote for 7 days. Look in your spam folder too.',
                )
              : t('This link is not valid: it was used, replaced by a newer one, or is older than 7 days.')
          }
          to={['request', 'book']}
          phone={phone}
          byPhone={t('We can take your request by phone.')}
        />
      );
    case 'failed':
    case 'tooMany':
      return <p role="alert">{t(failureTexts[state])}</p>;
    case 'kept-nothing':
      return (
        <p role="alert">
          {t('This browser does not let us keep anything. Please open the link in another one.')}
        </p>
      );
    default:
      return null;
  }
}
