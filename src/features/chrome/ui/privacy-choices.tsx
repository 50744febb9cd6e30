import Cookies from 'js-cookie';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { visitorConsent } from '@/analytics/gate';
import { pushEvent } from '@/analytics/queue';
import { countSearchClicks } from '@/analytics/search-clicks';
import { usePhrases } from '@/i18n/use-phrases';
import { useCovering } from '@/features/chrome/state/use-covering';
import type { Consent, Measuring } from '@/lib/consent';
import { Button } from '@/ui/button/Button';
import styles from '@/features/chrome/ui/alerts.module.css';

const cookieDays = 365;
const listeners = new Set<() => void>();

/** Never rendered there: this comes once the page stands. */
function onServer(): Consent {
  return 'refused';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export type PrivacyChoicesProps = {
  readonly measuring: Measuring;
  /** The part of the site that the page belongs to; tells nothing about the visitor. */
  readonly section: string;
};

/**
 * What counts visits, and asks before it; a way back to the question stays. A visitor whose browser refuses for every
 * site is not asked.
 * @requirement N2
 */
export function PrivacyChoices({ measuring, section }: PrivacyChoicesProps): ReactNode {
  const t = usePhrases();
  const consent = useSyncExternalStore(subscribe, () => visitorConsent(measuring), onServer);
  const [isReopened, setReopened] = useState(false);

  useEffect(() => {
    if (consent === 'given') pushEvent({ eventName: 'page view', pageSiteSection: section }, measuring);
  }, [consent, section, measuring]);

  useEffect(() => countSearchClicks(measuring), [measuring]);

  const choose = (value: 'analytics' | 'necessary') => {
    Cookies.set(measuring.consentCookie, value, { expires: cookieDays, sameSite: 'lax', path: '/' });
    if (value === 'necessary') delete window.analyticsQueue;
    setReopened(false);
    for (const tell of listeners) tell();
  };

  const isAsking = consent === 'unknown' || isReopened;
  const question = useCovering<HTMLElement>(Number(isAsking));
  const isRefusedByBrowser = consent === 'refused' && !Cookies.get(measuring.consentCookie);
  if (isRefusedByBrowser) return null;
  if (!isAsking) {
    return (
      <Button variant="tertiary" onClick={() => setReopened(true)}>
        {t('Privacy choices')}
      </Button>
    );
  }
  return (
    <section ref={question} aria-label={t('Privacy choices')} className={`${styles.open} ${styles.question}`}>
      <div className={styles.inner}>
        <p className={styles.text}>
          <strong>{t('May we count your visit?')}</strong>{' '}
          {t(
            'Counting visits shows us what to improve. We never count what you search for, read about your health or book.',
          )}
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
