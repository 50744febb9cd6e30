import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { forgetCounted } from '@/analytics/data-layer';
import { refusesEverywhere, visitorConsent } from '@/analytics/gate';
import { deliverTo } from '@/analytics/queue';
import { countSearchClicks } from '@/analytics/search-clicks';
import { usePhrases } from '@/i18n/use-phrases';
import type { Consent, Analytics } from '@/domain/consent';
import { keepCookie, readCookie } from '@/lib/cookies';
import { Button } from '@/ui/button/Button';
import { useSticky } from '@/ui/sticky/use-sticky';
import styles from '@/features/chrome/ui/privacy-choices.module.css';

const cookieDays = 365;
const listeners = new Set<() => void>();

/** This loads in the browser only, so the server's answer does not matter. */
function onServer(): Consent {
  return 'refused';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export type PrivacyChoicesProps = {
  readonly analytics: Analytics;
  /** Of the page, without the language. */
  readonly pathname: string;
};

/** Counts the visit while there is a yes. Nothing that counts is loaded before. */
function useCollecting(consent: Consent, { analytics, pathname }: PrivacyChoicesProps): void {
  useEffect(() => {
    if (consent !== 'given') return undefined;
    let isOver = false;
    let stop = () => {
      isOver = true;
    };
    import('@/analytics/collect').then(
      ({ startCollecting }) => {
        if (!isOver) stop = startCollecting({ analytics, pathname });
      },
      // The page does without it if it cannot be loaded.
      () => undefined,
    );
    return () => stop();
  }, [consent, pathname, analytics]);
}

/**
 * Asks for consent to analytics, and counts visits only with it. A button leads back to the question. Visitors whose
 * browser refuses for every site are not asked.
 * @requirement N2
 */
export function PrivacyChoices({ analytics, pathname }: PrivacyChoicesProps): ReactNode {
  const t = usePhrases();
  const consent = useSyncExternalStore(subscribe, () => visitorConsent(analytics), onServer);
  const [isReopened, setReopened] = useState(false);

  useCollecting(consent, { analytics, pathname });

  useEffect(() => countSearchClicks(analytics), [analytics]);

  const choose = (value: 'analytics' | 'necessary') => {
    keepCookie(analytics.consentCookie, value, cookieDays * 86_400);
    // What was done before the visitor agreed is not counted.
    deliverTo(undefined);
    forgetCounted();
    setReopened(false);
    for (const tell of listeners) tell();
  };

  const isAsking = consent === 'unknown' || isReopened;
  const question = useSticky<HTMLElement>(Number(isAsking));
  const button = useRef<HTMLButtonElement>(null);
  const wasReopened = useRef(false);
  // Each takes the place of the other, and of its focus.
  useEffect(() => {
    if (isReopened) question.current?.focus();
    else if (wasReopened.current) button.current?.focus();
    wasReopened.current = isReopened;
  }, [isReopened, question]);
  const isRefusedElsewhere =
    refusesEverywhere() || (consent === 'refused' && !readCookie(analytics.consentCookie));
  if (isRefusedElsewhere) return null;
  if (!isAsking) {
    return (
      <Button ref={button} variant="tertiary" onClick={() => setReopened(true)}>
        {t('Privacy choices')}
      </Button>
    );
  }
  return (
    <section ref={question} tabIndex={-1} aria-label={t('Privacy choices')} className={styles.question}>
      <div className={styles.inner}>
        <p className={styles.text}>
          <strong>{t('May we count your visit?')}</strong>{' '}
          {t(
            analytics.hasAgreement
              ? 'If you agree, a company that counts for us learns which pages, doctors and links you open, and we count the steps of forms and bookings and how they end. Its contract obliges it to protect health information. It never learns what you search for, write in forms or book. We keep the words of a search only when at least 20 visitors made it in one week, for 31 days at most.'
              : 'If you agree, we count which part of the site is opened, what kinds of links are pressed, the steps of forms and bookings and how they end, and how many searches are made. The words of a search are kept only when at least 20 visitors made it in one week, for 31 days at most. We keep nothing that tells visitors apart, and never what you read about your health, write in forms or book.',
          )}{' '}
          {analytics.hasSearchVendor
            ? t(
                'A search service that works for us also receives what you search for and which results you see and open, with a random number for this visit.',
              )
            : null}
        </p>
        <Button variant="secondary" onClick={() => choose('necessary')}>
          {t('No, thank you')}
        </Button>
        <Button variant="secondary" onClick={() => choose('analytics')}>
          {t('Yes, count my visit')}
        </Button>
      </div>
    </section>
  );
}
