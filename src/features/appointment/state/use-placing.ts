import { useCallback, useRef, type RefObject } from 'react';
import type { Alternative, HoldAnswer } from '@/contracts/scheduling';
import type { HoldEvent } from '../model/hold';
import type { Slot } from '../model/visit';
import { callScheduling } from './api';
import { note, type HoldRecord } from './hold-record';
import { visitorId } from './session';

export type HoldOutcome =
  | { readonly outcome: 'held' | 'unheld' }
  | { readonly outcome: 'taken'; readonly alternatives: readonly Alternative[] };

type Placing = {
  readonly place: (slot: Slot, npi: string) => Promise<HoldOutcome>;
  readonly settled: () => Promise<string | undefined>;
};

type PlacingInput = {
  readonly record: RefObject<HoldRecord>;
  readonly dispatch: (event: HoldEvent) => void;
  readonly remember: (answer: HoldAnswer) => void;
};

/** Asks the clinic to hold a slot. Only the answer to the last question counts. @requirement I14 I15 */
export function usePlacing({ record, dispatch, remember }: PlacingInput): Placing {
  const ask = useCallback(
    async (slot: Slot, npi: string): Promise<HoldOutcome> => {
      const asked = record.current.asked + 1;
      note(record, { asked, isWanted: true, slot });
      dispatch({ type: 'holdAsked' });
      const held = await callScheduling<HoldAnswer>('hold', holdBody(slot, npi));
      if (record.current.asked !== asked) {
        // Another slot was chosen, or none, before the answer came.
        if (held.ok && !record.current.isWanted) releaseHold(held.value.holdId);
        return { outcome: 'unheld' };
      }
      if (held.ok) {
        remember(held.value);
        return { outcome: 'held' };
      }
      dispatch({ type: 'holdRefused', isLimit: held.error.error === 'tooManyRequests' });
      if (held.error.error !== 'slotTaken') return { outcome: 'unheld' };
      return { outcome: 'taken', alternatives: held.error.alternatives ?? [] };
    },
    [record, dispatch, remember],
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
    return record.current.holdId;
  }, [record]);
  return { place, settled };
}

function holdBody(slot: Slot, npi: string): Readonly<Record<string, unknown>> {
  const { date, rawTime: time, visitType, departmentId } = slot;
  return { visitorId: visitorId(), providerId: npi, date, time, visitType, departmentId };
}

/** Gives a hold back. The call outlives the page, and nobody waits for its answer. @requirement I14 */
export function releaseHold(holdId: string): void {
  void callScheduling('release-hold', { holdId }, { keepalive: true });
}
