import { useCallback, useSyncExternalStore } from 'react';

/** Timers cannot wait longer. */
const longestMs = 2 ** 31 - 1;

/**
 * Whether an instant has passed; turns true by itself in an open page, and when a page comes back from the background.
 * The server has looked before: until the page is alive nothing has passed.
 */
export function useIsOver(instant: number): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const timer = setTimeout(notify, Math.min(instant - Date.now(), longestMs));
      document.addEventListener('visibilitychange', notify);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', notify);
      };
    },
    [instant],
  );
  return useSyncExternalStore(
    subscribe,
    () => Date.now() >= instant,
    () => false,
  );
}
