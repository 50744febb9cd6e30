import { useEffect, useRef, type ReactNode } from 'react';
import { failureTexts } from '@/features/appointment/model/failure';
import styles from '@/features/appointment/ui/appointment.module.css';
import { WithoutLink } from '@/features/appointment/ui/ways-on';
import { WindowTitle } from '@/cms/window-title';
import { usePhrases } from '@/i18n/use-phrases';
import { Button } from '@/ui/button/Button';
import { useOffer, type OfferControl, type OfferState } from '../state/use-offer';
import { CodeForm } from './code-form';
import { Offer } from './offer';

/**
 * A time that became free, from the link in a message. Opening the page changes nothing: a button takes the time, and
 * the booking continues on the provider's profile. A visitor who is too late finds other times there.
 * @param phone - to call when the link is not valid; '' for none
 * @requirement I17
 */
export function OfferPage({ phone }: { readonly phone: string }): ReactNode {
  const t = usePhrases();
  const control = useOffer();
  const heading = useHeadingFocus(control.state);
  const title = t(titleOf(control.state));
  return (
    <div className={`${styles.page} ${styles.ofLink}`}>
      <WindowTitle title={title} />
      <h1 ref={heading} tabIndex={-1} className={styles.pageTitle}>
        {title}
      </h1>
      <CodeForm action="/api/appointments/offer" submitLabel={t('Show the time')} />
      <OfferContent control={control} phone={phone} />
    </div>
  );
}

type OfferContentProps = { readonly control: OfferControl; readonly phone: string };

function OfferContent({ control: { state, leave, askToLeave }, phone }: OfferContentProps): ReactNode {
  const t = usePhrases();
  switch (state.at) {
    case 'loading':
      return <output className={`${styles.loading} needs-script`}>{t('Loading…')}</output>;
    case 'noLink':
    case 'unknown':
      return (
        <WithoutLink
          said={
            state.at === 'noLink'
              ? t(
                  'When somebody gives a time back, we write to the people on that doctor’s waitlist. The link in that message opens this page. Look in your spam folder too.',
                )
              : t('This link is not valid, or its time is over.')
          }
          to={['wait', 'visit']}
          phone={phone}
          byPhone={t('We can put you on a waitlist by phone.')}
        />
      );
    case 'failed':
    case 'tooMany':
      return <p role="alert">{t(failureTexts[state.at])}</p>;
    case 'left':
      return <p>{t('You hear no more from us about earlier times with this provider.')}</p>;
    case 'leaving':
      return (
        <>
          <p>{t('You hear no more from us about earlier times with this provider.')}</p>
          <div className={styles.stepActions}>
            <Button onClick={() => void leave()}>{t('Leave the waitlist')}</Button>
          </div>
        </>
      );
    case 'offer':
      return <Offer offer={state.offer} onLeave={askToLeave} />;
  }
}

function titleOf({ at }: OfferState) {
  if (at === 'leaving') return 'Leave the waitlist?';
  if (at === 'noLink' || at === 'unknown') return 'Waitlist for an earlier time';
  return at === 'left' ? 'You are not on the waitlist any more' : 'An earlier time';
}

/** Moves the focus to the heading after every change but the first, which loads the page. */
function useHeadingFocus(state: OfferState): { readonly current: HTMLHeadingElement | null } {
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (state.at === 'loading') return;
    if (!isFirst.current) heading.current?.focus();
    isFirst.current = false;
  }, [state]);
  return heading;
}
