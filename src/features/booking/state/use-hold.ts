import { useCallback, useEffect, useReducer, useRef } from 'react';
import { scheduling } from '@/config/scheduling';
import type { Alternative, HoldAnswer } from '@/contracts/scheduling';
import { callScheduling } from './api';
import { visitorId } from './session';
import { holdReducer, isWorthRenewing, type Hold } from '../model/hold';
import { isSameSlot, type Slot } from '../model/visit';

export type HoldOutcome =
  | { readonly outcome: 'held' | 'unheld' }
  | { readonly outcome: 'taken'; readonly alternatives: readonly Alternative[] };

export type HoldControl = {
  readonly hold: Hold;
  readonly holdId: string | undefined;
  readonly place: (slot: Slot, npi: string) => Promise<HoldOutcome>;
  /** Whether this very time is kept or just being asked for. */
  readonly keeps: (slot: Slot) => boolean;
  /** Goes on with a hold that another page placed. */
  readonly adopt: (slot: Slot, held: { readonly holdId: string; readonly endsAt: number }) => void;
  readonly extend: () => void;
  readonly release: () => void;
  /** Waits for a time that is just being asked for. @returns the hold there is then */
  readonly settled: () => Promise<string | undefined>;
  /** The page is about to be left for the next one of the same booking: keep the time. */
  readonly handOver: () => void;
};

const tickMs = 5000;

/**
 * Keeps the chosen time for the visitor: renewed while he is active, given back when he leaves.
 * @requirement I14
 */
export function useHold(): HoldControl {
  const [hold, dispatch] = useReducer(holdReducer, { status: 'none' });
  const current = useRef<{
    holdId: string | undefined;
    renewedAt: number;
    isHandedOver: boolean;
    asked: number;
    /** Whether a time is to be kept at all: the clinic itself gives up the former of two. */
    isWanted: boolean;
    slot: Slot | undefined;
  }>({
    holdId: undefined,
    renewedAt: 0,
    isHandedOver: false,
    asked: 0,
    isWanted: false,
    slot: undefined,
  });
  const holdId = hold.status === 'held' ? hold.holdId : undefined;

  const remember = useCallback((answer: HoldAnswer) => {
    current.current = {
      ...current.current,
      holdId: answer.holdId,
      renewedAt: Date.now(),
      isHandedOver: false,
    };
    dispatch({ type: 'holdPlaced', holdId: answer.holdId, endsAt: Date.now() + answer.secondsLeft * 1000 });
  }, []);

  const release = useCallback(() => {
    const { holdId: held } = current.current;
    current.current = {
      ...current.current,
      holdId: undefined,
      asked: current.current.asked + 1,
      isWanted: false,
    };
    dispatch({ type: 'holdReleased' });
    if (held) void callScheduling('release-hold', { holdId: held }, { keepalive: true });
  }, []);

  const ask = useCallback(
    async (slot: Slot, npi: string): Promise<HoldOutcome> => {
      const asked = current.current.asked + 1;
      current.current = { ...current.current, asked, isWanted: true, slot };
      dispatch({ type: 'holdAsked' });
      const { date, rawTime: time, visitType, departmentId } = slot;
      const body = { visitorId: visitorId(), providerId: npi, date, time, visitType, departmentId };
      const held = await callScheduling<HoldAnswer>('hold', body);
      if (current.current.asked !== asked) {
        // Another time was chosen, or none, while this one was on its way.
        if (held.ok && !current.current.isWanted) {
          void callScheduling('release-hold', { holdId: held.value.holdId }, { keepalive: true });
        }
        return { outcome: 'unheld' };
      }
      if (held.ok) {
        remember(held.value);
        return { outcome: 'held' };
      }
      dispatch({ type: 'holdRefused' });
      if (held.error.error !== 'slotTaken') return { outcome: 'unheld' };
      return { outcome: 'taken', alternatives: held.error.alternatives ?? [] };
    },
    [remember],
  );
  const asking = useRef<Promise<unknown>>(Promise.resolve());
  const place = useCallback(
    (slot: Slot, npi: string) => {
      const outcome = ask(slot, npi);
      asking.current = outcome;
      return outcome;
    },
    [ask],
  );
  const settled = useCallback(async () => {
    await asking.current;
    return current.current.holdId;
  }, []);

  const extend = useCallback(() => {
    const { holdId: held } = current.current;
    if (!held) return;
    current.current = { ...current.current, renewedAt: Date.now() };
    void callScheduling<HoldAnswer>('extend-hold', { holdId: held }).then((answer) => {
      if (current.current.holdId !== held) return;
      if (answer.ok) remember(answer.value);
      else if (answer.error.error === 'holdGone')
        dispatch({ type: 'timePassed', now: Infinity, warningSeconds: 0 });
    });
  }, [remember]);

  useEffect(() => {
    if (hold.status === 'expired') current.current = { ...current.current, holdId: undefined };
  }, [hold]);

  useEffect(() => {
    if (hold.status !== 'held') return undefined;
    const tick = () =>
      dispatch({ type: 'timePassed', now: Date.now(), warningSeconds: scheduling.holdWarningSeconds });
    const act = () => {
      if (isWorthRenewing(hold, { now: Date.now(), renewedAt: current.current.renewedAt })) extend();
    };
    const timer = setInterval(tick, tickMs);
    document.addEventListener('pointerdown', act);
    document.addEventListener('keydown', act);
    return () => {
      clearInterval(timer);
      document.removeEventListener('pointerdown', act);
      document.removeEventListener('keydown', act);
    };
  }, [hold, extend]);

  useEffect(() => {
    const leave = () => {
      if (!current.current.isHandedOver) release();
    };
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [release]);

  return {
    hold,
    holdId,
    place,
    extend,
    release,
    settled,
    keeps: (slot) =>
      (hold.status === 'held' || hold.status === 'placing') && isSameSlot(slot, current.current.slot),
    adopt: useCallback((slot, { holdId: adopted, endsAt }) => {
      current.current = { ...current.current, holdId: adopted, isHandedOver: false, isWanted: true, slot };
      dispatch({ type: 'holdPlaced', holdId: adopted, endsAt });
    }, []),
    handOver: useCallback(() => {
      current.current = { ...current.current, isHandedOver: true };
    }, []),
  };
}
