import Cookies from 'js-cookie';
import { useEffect, useState, type ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import type { AlertData } from './data';
import styles from './AlertList.module.css';

const cookieName = 'alert';
const lifetimeDays = 365;

function keyOf({ id, version }: AlertData): string {
  return `${id}-${version}`;
}

/**
 * Announcements above the header. One that was dismissed stays away for a year. Before the browser knows which those
 * are they keep their place and show nothing, so that the page does not jump when they appear.
 * @requirement M3
 * @decision Q20
 */
export function AlertList({ alerts }: { readonly alerts: readonly AlertData[] }): ReactNode {
  const t = usePhrases();
  const [dismissed, setDismissed] = useState<ReadonlySet<string> | undefined>();
  useEffect(() => {
    setDismissed(new Set((Cookies.get(cookieName) ?? '').split('~').filter(Boolean)));
  }, []);
  const shown = alerts.filter((alert) => alert.cannotBeClosed || !dismissed?.has(keyOf(alert)));
  const dismiss = (alert: AlertData) => {
    const next = new Set([...(dismissed ?? []), keyOf(alert)]);
    Cookies.set(cookieName, [...next].join('~'), { expires: lifetimeDays, sameSite: 'lax', path: '/' });
    setDismissed(next);
  };
  return shown.map((alert) => (
    <section key={keyOf(alert)} aria-label={t('Alert')} className={styles.alert} data-color={alert.color} data-waiting={dismissed ? undefined : ''}>
      <div className={styles.text} dangerouslySetInnerHTML={{ __html: alert.text }} />
      {alert.cannotBeClosed ? null : (
        <button type="button" className={styles.dismiss} onClick={() => dismiss(alert)}>
          {t('Dismiss alert')}
        </button>
      )}
    </section>
  ));
}
