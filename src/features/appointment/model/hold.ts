import { unreachable } from '@/lib/result';

/**
 * A slot held while the visitor completes the form. `endsAt` is milliseconds on the browser's clock: the server says how
 * many seconds are left, so that a wrong clock does no harm.
 */
export type Hold =
  | { readonly status: 'none' }
  | { readonly status: 'placing' }
  | { readonly status: 'held'; readonly holdId: string; readonly endsAt: number; readonly isEnding: boolean }
  /** It ran out. The slot may still be free. */
  | { readonly status: 'expired' }
  /** It could not be placed (too many, not supported, not reachable). The booking goes on without it. */
  | {
      readonly status: 'unheld';
      /** The visitor held as many as one may in an hour: they are told, because they can do something about it. */
      readonly isLimit: boolean;
    };

export type HoldEvent =
  | { readonly type: 'holdAsked' }
  | { readonly type: 'holdPlaced'; readonly holdId: string; readonly endsAt: number }
  | { readonly type: 'holdRefused'; readonly isLimit: boolean }
  | { readonly type: 'holdReleased' }
  | { readonly type: 'timePassed'; readonly now: number; readonly warningSeconds: number };

/** The hold after an event. @requirement I14 */
export function holdReducer(hold: Hold, event: HoldEvent): Hold {
  switch (event.type) {
    case 'holdAsked':
      return { status: 'placing' };
    case 'holdPlaced':
      return { status: 'held', holdId: event.holdId, endsAt: event.endsAt, isEnding: false };
    case 'holdRefused':
      return { status: 'unheld', isLimit: event.isLimit };
    case 'holdReleased':
      return { status: 'none' };
    case 'timePassed': {
      if (hold.status !== 'held') return hold;
      if (event.now >= hold.endsAt) return { status: 'expired' };
      const isEnding = hold.endsAt - event.now <= event.warningSeconds * 1000;
      return isEnding === hold.isEnding ? hold : { ...hold, isEnding };
    }
    default:
      return unreachable(event);
  }
}

/** Whether a key press or click should renew the hold: at most once a minute. Times in milliseconds. @requirement I14 */
export function isWorthRenewing(
  hold: Hold,
  { now, renewedAt }: { readonly now: number; readonly renewedAt: number },
): boolean {
  return hold.status === 'held' && now - renewedAt >= 60_000;
}
