import type { AlertData } from '@/features/chrome/model/navigation';

/** Cookie with the keys of dismissed alerts. @requirement M3 */
export const alertCookie = 'alert';
/** One year. @requirement M3 */
export const alertCookieSeconds = 31_536_000;

/**
 * Identifies an alert in the cookie, where `~` stands between two. A new version of an alert is shown again.
 * @requirement M3
 */
export function alertKey({ id, version }: Pick<AlertData, 'id' | 'version'>): string {
  return `${id}-${version}`.replaceAll('~', '-');
}

/** Reads the keys in the cookie's value. @requirement M3 @decision Q20 */
export function parseDismissed(value: string | undefined): ReadonlySet<string> {
  return new Set((value ?? '').split('~').filter(Boolean));
}

/** More keys than this could make the cookie too long for a header. */
const maxDismissed = 40;

/** The cookie's value with one more alert, without the oldest ones over the limit. @requirement M3 */
export function withDismissed(dismissed: ReadonlySet<string>, alert: AlertData): string {
  return [...dismissed, alertKey(alert)].slice(-maxDismissed).join('~');
}
