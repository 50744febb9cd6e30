import type { RefObject } from 'react';
import type { Slot } from '../model/visit';

/** What an answer about a hold is compared with when it arrives, whatever has been rendered by then. */
export type HoldRecord = {
  readonly holdId: string | undefined;
  /** Milliseconds since 1970. */
  readonly renewedAt: number;
  /** The next page of the same booking goes on with the hold. */
  readonly isHandedOver: boolean;
  /** Counts the calls that place or release, so that a late answer is known as such. */
  readonly asked: number;
  /** Whether any slot is to be held: the clinic itself releases the former of two. */
  readonly isWanted: boolean;
  readonly slot: Slot | undefined;
};

export const noHold: HoldRecord = {
  holdId: undefined,
  renewedAt: 0,
  isHandedOver: false,
  asked: 0,
  isWanted: false,
  slot: undefined,
};

/** Replaces some parts of the record. */
export function note(record: RefObject<HoldRecord>, parts: Partial<HoldRecord>): void {
  record.current = { ...record.current, ...parts };
}
