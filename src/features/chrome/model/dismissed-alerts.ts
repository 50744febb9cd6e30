import type { AlertData } from '@/features/chrome/model/navigation';

export const alertCookie = 'alert';
/** One year. @requirement M3 */
export const alertCookieSeconds = 31_536_000;

/** How a dismissed alert is remembered: a new version of it is a new alert. */
export function alertKey({ id, version }: Pick<AlertData, 'id' | 'version'>): string {
  return `${id}-${version}`;
}

/** The alerts that a cookie's value remembers. @decision Q20 */
export function parseDismissed(value: string | undefined): ReadonlySet<string> {
  return new Set((value ?? '').split('~').filter(Boolean));
}

/** The cookie's value with one more alert. The oldest are forgotten before the cookie grows too long for a header. */
export function withDismissed(dismissed: ReadonlySet<string>, alert: AlertData): string {
  const most = 40;
  return [...dismissed, alertKey(alert)].slice(-most).join('~');
}
