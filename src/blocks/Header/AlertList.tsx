import Cookies from 'js-cookie';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import type { AlertData } from './data';
import styles from './AlertList.module.css';

const cookieName = 'alert';
const lifetimeDays = 365;

/** Another tab's dismissal shows at the next page. */
const neverChanges = () => () => undefined;
const readCookie = () => Cookies.get(cookieName) ?? '';

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
  const stored = useSyncExternalStore<string | undefined>(neverChanges, readCookie, () => undefined);
  const [dismissedNow, setDismissedNow] = useState<readonly string[]>([]);
  const dismissed =
    stored === undefined ? undefined : new Set([...stored.split('~').filter(Boolean), ...dismissedNow]);
  const shown = alerts.filter((alert) => alert.cannotBeClosed || !dismissed?.has(keyOf(alert)));
  const dismiss = (alert: AlertData) => {
    const next = [...new Set([...(dismissed ?? []), keyOf(alert)])];
    Cookies.set(cookieName, next.join('~'), { expires: lifetimeDays, sameSite: 'lax', path: '/' });
    setDismissedNow(next);
  };
  return shown.map((alert) => (
    <section
      key={keyOf(alert)}
      aria-label={t('Alert')}
      className={styles.alert}
      data-color={alert.color}
      data-waiting={dismissed ? undefined : ''}
    >
      <div className={styles.text} dangerouslySetInnerHTML={{ __html: alert.text }} />
      {alert.cannotBeClosed ? null : (
        <button type="button" className={styles.dismiss} onClick={() => dismiss(alert)}>
          {t('Dismiss alert')}
        </button>
      )}
    </section>
  ));
}
