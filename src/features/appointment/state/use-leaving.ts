import { useEffect, useEffectEvent } from 'react';

/**
 * Calls when the page goes out of sight and when it is left. A phone may drop a page that is out of sight without a word.
 * @param onLeave - `isLeft` is false while the visitor may still come back to the very page
 */
export function useLeaving(onLeave: (isLeft: boolean) => void): void {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === 'hidden') leave(false);
    };
    const go = () => leave(true);
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', go);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', go);
    };
  }, []);
}
