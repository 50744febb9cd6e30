import { useSyncExternalStore, type ReactNode } from 'react';
import { RichText } from '@/cms/fields/rich-text';
import {
  alertCookie,
  alertCookieSeconds,
  alertKey,
  parseDismissed,
  withDismissed,
} from '@/features/chrome/model/dismissed-alerts';
import type { AlertData } from '@/features/chrome/model/navigation';
import { usePhrases } from '@/i18n/use-phrases';
import { keepCookie, readCookie } from '@/lib/cookies';
import { Icon } from '@/ui/icon/Icon';
import styles from '@/features/chrome/ui/alerts.module.css';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readDismissed(): string {
  return readCookie(alertCookie) ?? '';
}

/** The server sends everybody the same page: only the browser knows the dismissed alerts. */
function unknownOnServer(): undefined {
  return undefined;
}

/**
 * Announcements, above the header. Those that can be closed keep their room until the browser has read which were
 * dismissed, so that nothing moves when they show.
 * @requirement M3
 * @decision Q20
 */
export function Alerts({ alerts }: { readonly alerts: readonly AlertData[] }): ReactNode {
  const t = usePhrases();
  const cookie = useSyncExternalStore(subscribe, readDismissed, unknownOnServer);
  const dismissed = cookie === undefined ? undefined : parseDismissed(cookie);

  const dismiss = (alert: AlertData) => {
    const value = withDismissed(dismissed ?? new Set(), alert);
    keepCookie(alertCookie, value, alertCookieSeconds);
    for (const tell of listeners) tell();
  };
  const fixed = alerts.filter(({ cannotBeClosed }) => cannotBeClosed);
  const open = alerts.filter((alert) => !alert.cannotBeClosed && !dismissed?.has(alertKey(alert)));
  const state = dismissed ? undefined : '';
  return (
    <>
      {fixed.length > 0 ? (
        <section aria-label={t('Alert')}>
          {fixed.map((alert) => (
            <Alert key={alertKey(alert)} alert={alert} />
          ))}
        </section>
      ) : null}
      {open.length > 0 ? (
        <section
          aria-label={t('Announcements')}
          className={styles.open}
          data-hydrating={state}
          data-alerts=""
        >
          {open.map((alert) => (
            <Alert key={alertKey(alert)} alert={alert} onDismiss={() => dismiss(alert)} />
          ))}
        </section>
      ) : null}
    </>
  );
}

type AlertProps = { readonly alert: AlertData; readonly onDismiss?: () => void };

function Alert({ alert, onDismiss }: AlertProps): ReactNode {
  const t = usePhrases();
  return (
    <div className={styles.alert} data-color={alert.color} data-alert={alertKey(alert)}>
      <div className={styles.inner}>
        <Icon name={alert.color === 'red' ? 'circle-alert' : 'info'} size="m" />
        <RichText field={alert.text} className={styles.text} />
        {onDismiss ? (
          <button
            type="button"
            className={styles.dismiss}
            onClick={onDismiss}
            aria-label={t('Dismiss alert')}
          >
            <Icon name="x" size="m" />
          </button>
        ) : null}
      </div>
    </div>
  );
}
