import { useCallback, useSyncExternalStore } from 'react';

/** The longest delay of a timer, milliseconds. */
const longestMs = 2 ** 31 - 1;

/**
 * Whether an instant has passed. Updates while the page is open, and when it returns from the background. False in the
 * first rendering, because the server has already left out what had passed.
 * @param instant - milliseconds since 1970
 */
export function useIsOver(instant: number): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      // A timer may fire a little before the clock is there, and would not fire again.
      const timer = setTimeout(notify, Math.min(instant - Date.now() + 9, longestMs));
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
