import { useEffect } from 'react';
import { scheduling } from '@/config/scheduling';
import { isWorthRenewing, type Hold, type HoldEvent } from '../model/hold';

const tickMs = 5000;

type RenewalInput = {
  readonly dispatch: (event: HoldEvent) => void;
  /** Milliseconds since 1970. */
  readonly renewedAt: () => number;
  readonly extend: () => void;
};

/** Renews a hold while the visitor is active and when they come back to the page, and says when it is about to end or has ended. @requirement I14 */
export function useRenewal(hold: Hold, { dispatch, renewedAt, extend }: RenewalInput): void {
  useEffect(() => {
    if (hold.status !== 'held') return undefined;
    const tick = () =>
      dispatch({ type: 'timePassed', now: Date.now(), warningSeconds: scheduling.holdWarningSeconds });
    const act = () => {
      if (isWorthRenewing(hold, { now: Date.now(), renewedAt: renewedAt() })) extend();
    };
    // Meanwhile the visitor may have taken another time in another tab, which ends this hold.
    const look = () => {
      if (document.visibilityState === 'visible') extend();
    };
    const timer = setInterval(tick, tickMs);
    document.addEventListener('visibilitychange', look);
    document.addEventListener('pointerdown', act);
    document.addEventListener('keydown', act);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      document.removeEventListener('pointerdown', act);
      document.removeEventListener('keydown', act);
    };
  }, [hold, dispatch, renewedAt, extend]);
}
