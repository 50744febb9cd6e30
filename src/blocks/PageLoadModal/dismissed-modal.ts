import { keepCookie, readCookie } from '@/lib/cookies';

/** One year. @requirement M4 */
export const modalCookieSeconds = 31_536_000;

/** Key of the cookie and of the session's note. @requirement M4 */
export function modalKey(cookieName: string): string {
  return `modal_${cookieName}`;
}

/**
 * Whether an announcement was put away: for a year by its cookie, or for this session.
 * @requirement M4
 * @decision Q21
 */
export function isPutAway(cookieName: string): boolean {
  const key = modalKey(cookieName);
  return readCookie(key) === '1' || noted(key);
}

/** Puts an announcement away for this session, and by its button for a year. @requirement M4 @decision Q21 */
export function putAway(cookieName: string, { forYear }: { readonly forYear: boolean }): void {
  const key = modalKey(cookieName);
  if (forYear) keepCookie(key, '1', modalCookieSeconds);
  try {
    window.sessionStorage.setItem(key, '1');
  } catch {
    // A browser that stores nothing shows the announcement on each page load.
  }
}

function noted(key: string): boolean {
  try {
    return window.sessionStorage.getItem(key) === '1';
  } catch {
    return false;
  }
}
