import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { HoldAnswer } from '@/contracts/scheduling';
import { holdReducer, type Hold } from '../model/hold';
import { isSameSlot, type Slot } from '../model/visit';
import { callScheduling } from './api';
import { noHold, note, type HoldRecord } from './hold-record';
import { releaseHold, usePlacing, type HoldOutcome } from './use-placing';
import { useRenewal } from './use-renewal';

export type HoldControl = {
  readonly hold: Hold;
  readonly holdId: string | undefined;
  readonly place: (slot: Slot, npi: string) => Promise<HoldOutcome>;
  /** Whether this slot is held, or the clinic is just being asked to hold it. */
  readonly keeps: (slot: Slot) => boolean;
  /**
   * Goes on with a hold that another page placed. One that was given back when that page was left is placed anew, so that
   * nobody is told of a hold that is gone.
   */
  readonly adopt: (
    slot: Slot,
    npi: string,
    held: { readonly holdId: string; readonly endsAt: number },
  ) => void;
  readonly extend: () => void;
  readonly release: () => void;
  /** Waits until a hold that is being placed is answered. @returns the id of the hold there is then */
  readonly settled: () => Promise<string | undefined>;
  /** Keeps the hold when this page is left for the next one of the same booking. */
  readonly handOver: () => void;
};

/**
 * Holds the chosen slot: renewed while the visitor is active, released when they leave.
 * @requirement I14
 */
export function useHold(): HoldControl {
  const [hold, dispatch] = useReducer(holdReducer, { status: 'none' });
  const record = useRef<HoldRecord>(noHold);

  const remember = useCallback((answer: HoldAnswer) => {
    note(record, { holdId: answer.holdId, renewedAt: Date.now(), isHandedOver: false });
    dispatch({ type: 'holdPlaced', holdId: answer.holdId, endsAt: Date.now() + answer.secondsLeft * 1000 });
  }, []);
  const { place, settled } = usePlacing({ record, dispatch, remember });

  const release = useCallback(() => {
    const { holdId: held, asked } = record.current;
    note(record, { holdId: undefined, asked: asked + 1, isWanted: false });
    dispatch({ type: 'holdReleased' });
    if (held) releaseHold(held);
  }, []);

  const renew = useCallback(
    (onGone: () => void) => {
      const { holdId, asked } = record.current;
      if (!holdId) return;
      note(record, { renewedAt: Date.now() });
      void callScheduling<HoldAnswer>('extend-hold', { holdId }).then((answer) => {
        // Meanwhile another slot was chosen, or none.
        if (record.current.holdId !== holdId || record.current.asked !== asked) return;
        if (answer.ok) remember(answer.value);
        else if (answer.error.error === 'holdGone') onGone();
      });
    },
    [remember],
  );
  const extend = useCallback(
    () => renew(() => dispatch({ type: 'timePassed', now: Infinity, warningSeconds: 0 })),
    [renew],
  );

  const renewedAt = useCallback(() => record.current.renewedAt, []);
  useRenewal(hold, { dispatch, renewedAt, extend });

  useEffect(() => {
    if (hold.status === 'expired') note(record, { holdId: undefined });
  }, [hold]);

  useEffect(() => {
    const leave = () => {
      if (!record.current.isHandedOver) release();
    };
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [release]);

  return {
    hold,
    holdId: hold.status === 'held' ? hold.holdId : undefined,
    place,
    extend,
    release,
    settled,
    keeps: (slot) =>
      (hold.status === 'held' || hold.status === 'placing') && isSameSlot(slot, record.current.slot),
    adopt: useCallback(
      (slot, npi, { holdId, endsAt }) => {
        note(record, { holdId, isHandedOver: false, isWanted: true, slot });
        dispatch({ type: 'holdPlaced', holdId, endsAt });
        renew(() => void place(slot, npi));
      },
      [place, renew],
    ),
    handOver: useCallback(() => note(record, { isHandedOver: true }), []),
  };
}
