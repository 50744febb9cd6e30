import type { FreeSlotsQuery, EverySlot } from './free-slots.ts';
import type { BookingOutcome, BookingRequest } from './book.ts';
import type { Slot } from './calendar/slots.ts';
import type { GivenBack, Hold, HoldRequest } from './holds.ts';
import type { ChangeOutcome, ChangeRequest, MoveRequest } from './manage/change.ts';
import type { WantedVisit } from './wanted-visit.ts';

/**
 * Who knows which times are free, and gives each away once: the embedded store, or a FHIR server.
 * @throws StoreBusyError when it cannot be asked right now
 * @requirement I4 I14 I16 I20
 */
export type Calendars = {
  /** The slots that are free now and start in the future, in order of time. */
  readonly freeSlots: (query: FreeSlotsQuery) => Promise<Slot[]>;
  /** Absent where the calendars are not ours to publish. */
  readonly everySlot?: EverySlot;
  /** The provider's own slot at a wanted time and place, free or not. */
  readonly slotAt: (wanted: WantedVisit) => Promise<Slot | undefined>;
  /** Holds a slot for a visitor, who has one hold. @returns undefined when somebody else has the time */
  readonly hold: (request: HoldRequest) => Promise<Hold | undefined>;
  /** @returns undefined when the hold is over */
  readonly extendHold: (request: HoldExtension) => Promise<Hold | undefined>;
  readonly releaseHold: (id: string) => Promise<GivenBack>;
  /** Gives back what was held too long. @returns NPIs of its providers, as far as they are known */
  readonly sweepHolds: (nowMs: number) => Promise<readonly string[]>;
  readonly book: (request: BookingRequest) => Promise<BookingOutcome>;
  readonly cancel: (request: ChangeRequest) => Promise<ChangeOutcome>;
  readonly move: (request: MoveRequest) => Promise<ChangeOutcome>;
};

export type HoldExtension = { readonly id: string; readonly lifeMs: number; readonly nowMs: number };
