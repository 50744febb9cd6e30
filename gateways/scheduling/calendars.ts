import type { Kysely } from 'kysely';
import type { Tables } from '../db/schema.ts';
import {
  findEverySlot,
  findFreeSlots,
  WINDOW_DAYS,
  type AvailabilityQuery,
  type EverySlot,
} from './availability.ts';
import { book, type BookingOutcome, type BookingRequest } from './book.ts';
import { slotAt, type Slot } from './calendar/openings.ts';
import { addDays, localDateOf } from './calendar/zone.ts';
import { extendHold, placeHold, releaseHold, sweepHolds, type Hold, type HoldRequest } from './holds.ts';
import {
  cancelVisit,
  moveVisit,
  type ChangeOutcome,
  type ChangeRequest,
  type MoveRequest,
} from './manage/change.ts';
import { takeTicks } from './take-time.ts';
import type { WantedVisit } from './wanted-visit.ts';

/**
 * Who knows which times are free, and gives each away once: the embedded store, or a FHIR server.
 * @throws StoreBusyError when it cannot be asked right now
 * @requirement I4 I14 I16 I20
 */
export type Calendars = {
  /** The slots that are free now and start in the future, in order of time. */
  readonly freeSlots: (query: AvailabilityQuery) => Promise<Slot[]>;
  /** Absent where the calendars are not ours to publish. */
  readonly everySlot?: EverySlot;
  /** The provider's own slot at a wanted time and place, free or not. */
  readonly slotAt: (wanted: WantedVisit) => Promise<Slot | undefined>;
  /** Holds a slot for a visitor, who has one hold. @returns undefined when somebody else has the time */
  readonly hold: (request: HoldRequest) => Promise<Hold | undefined>;
  /** @returns undefined when the hold is over */
  readonly extendHold: (request: HoldExtension) => Promise<Hold | undefined>;
  /** @returns whether there was anything to give back */
  readonly releaseHold: (id: string) => Promise<boolean>;
  /** Gives back what was held too long. */
  readonly sweepHolds: (nowMs: number) => Promise<unknown>;
  readonly book: (request: BookingRequest) => Promise<BookingOutcome>;
  readonly cancel: (request: ChangeRequest) => Promise<ChangeOutcome>;
  readonly move: (request: MoveRequest) => Promise<ChangeOutcome>;
};

export type HoldExtension = { readonly id: string; readonly lifeMs: number; readonly nowMs: number };

/** The embedded calendars: weekly templates, and the ticks that are taken. */
export function embeddedCalendars(db: Kysely<Tables>): Calendars {
  return {
    freeSlots: (query) => findFreeSlots(db, query),
    everySlot: (query) => findEverySlot(db, query),
    slotAt: async (wanted) => slotInTemplate(wanted),
    hold: (request) => placeHold(db, request),
    extendHold: (request) => extendHold(db, request),
    releaseHold: (id) => releaseHold(db, id),
    sweepHolds: (nowMs) => sweepHolds(db, nowMs),
    book: (request) => book(db, request, takeTicks),
    cancel: (request) => cancelVisit(db, request),
    move: (request) => moveVisit(db, request, takeTicks),
  };
}

/** The body's word is taken for nothing: what the template has at that time and place counts. */
function slotInTemplate({ provider, visitType, body, nowMs }: WantedVisit): Slot | undefined {
  const today = localDateOf(nowMs, provider.zone);
  const { Appointment_Date: date, Appointment_Time: time } = body;
  if (date < today || date > addDays(today, WINDOW_DAYS)) return undefined;
  const slot = slotAt({ provider, visitType, date, time, today });
  return slot?.departmentId === body.DepartmentID ? slot : undefined;
}
