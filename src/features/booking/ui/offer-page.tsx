import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { hrefOn } from '@/cms/fields/link';
import { usePage } from '@/cms/page';
import type { LeaveAnswer, OfferAnswer } from '@/contracts/waitlist';
import { usePhrases } from '@/i18n/use-phrases';
import { Button, ButtonLink } from '@/ui/button/Button';
import { linkOf, patientOfType, slotOfVisit } from '../model/managed-visit';
import { callScheduling } from '../state/api';
import { forgetAddress } from '../state/forget-address';
import { writeWish } from '../state/session';
import { SlotSummary } from './slot-summary';
import styles from './booking.module.css';

type State =
  | { readonly at: 'loading' | 'unknown' | 'failed' | 'left' }
  | { readonly at: 'leaving' }
  | { readonly at: 'offer'; readonly offer: OfferAnswer };

const titles = {
  loading: 'An earlier time',
  unknown: 'An earlier time',
  failed: 'An earlier time',
  offer: 'An earlier time',
  leaving: 'Leave the waitlist?',
  left: 'You are not on the waitlist any more',
} as const;

/**
 * A time that came free, from the link in a message. Opening it changes nothing: a button takes the time, and the
 * booking goes on at the provider's profile. Who comes too late is offered others there.
 * @requirement I17
 */
export function OfferPage(): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const code = useRef('');
  const [state, setState] = useState<State>({ at: 'loading' });
  const heading = useRef<HTMLHeadingElement>(null);

  const read = useCallback(async () => {
    const answer = await callScheduling<OfferAnswer>('waitlist-offer', { code: code.current });
    if (answer.ok) return setState({ at: 'offer', offer: answer.value });
    const isUnknown = answer.error.error === 'linkUnknown' || answer.error.error === 'invalidRequest';
    setState({ at: isUnknown ? 'unknown' : 'failed' });
  }, []);

  useEffect(() => {
    const link = linkOf(window.location.hash);
    if (link) forgetAddress();
    code.current = link?.code ?? '';
    // What is behind the `#` is known to the browser alone, so it is read after the first render.
    // oxlint-disable-next-line react/set-state-in-effect
    if (link?.wish === 'stop') setState({ at: 'leaving' });
    else void read();
  }, [read]);

  const isFirst = useRef(true);
  useEffect(() => {
    if (state.at === 'loading') return;
    if (!isFirst.current) heading.current?.focus();
    isFirst.current = false;
  }, [state]);

  const leave = async () => {
    const answer = await callScheduling<LeaveAnswer>('waitlist-leave', { code: code.current });
    setState({ at: answer.ok ? 'left' : 'failed' });
  };

  return (
    <div className={styles.page}>
      <h1 ref={heading} tabIndex={-1} className={styles.pageTitle}>
        {t(titles[state.at])}
      </h1>
      <noscript>
        <p>{t('Booking online needs JavaScript, which is off in this browser. Please call us to book.')}</p>
      </noscript>
      {state.at === 'loading' ? (
        <output className={`${styles.loading} needs-script`}>{t('Loading…')}</output>
      ) : null}
      {state.at === 'unknown' ? (
        <p>
          {t('This link is not valid, or its time is over.')}{' '}
          <a href={hrefOn(page, '/find-a-physician')}>{t('Find a doctor and choose a time')}</a>
        </p>
      ) : null}
      {state.at === 'failed' ? (
        <p role="alert">{t('That did not work. Please try again, or call us.')}</p>
      ) : null}
      {state.at === 'left' ? (
        <p>{t('You hear no more from us about earlier times with this provider.')}</p>
      ) : null}
      {state.at === 'leaving' ? (
        <>
          <p>{t('You hear no more from us about earlier times with this provider.')}</p>
          <div className={styles.stepActions}>
            <Button onClick={() => void leave()}>{t('Leave the waitlist')}</Button>
          </div>
        </>
      ) : null}
      {state.at === 'offer' ? (
        <Offer offer={state.offer} onLeave={() => setState({ at: 'leaving' })} />
      ) : null}
    </div>
  );
}

type OfferProps = { readonly offer: OfferAnswer; readonly onLeave: () => void };

function Offer({ offer, onLeave }: OfferProps): ReactNode {
  const t = usePhrases();
  const { providerId, providerName, profilePath, isFree } = offer;
  const slot = slotOfVisit(offer);
  const profile = `${profilePath}#book`;
  const take = () => {
    writeWish({ npi: providerId, patient: patientOfType(slot.visitType), slot });
    window.location.assign(profile);
  };
  return (
    <>
      <div className={styles.card}>
        <SlotSummary provider={{ name: providerName }} slot={slot} />
      </div>
      <p>
        {isFree
          ? t('This time is open now. It is yours when you have booked it.')
          : t('That time was just taken. We tell you when another one opens.')}
      </p>
      <div className={styles.stepActions}>
        {isFree ? (
          <Button onClick={take}>{t('Take this time')}</Button>
        ) : (
          <ButtonLink href={profile}>{t('See other times')}</ButtonLink>
        )}
        <Button variant="tertiary" onClick={onLeave}>
          {t('Leave the waitlist')}
        </Button>
      </div>
    </>
  );
}
