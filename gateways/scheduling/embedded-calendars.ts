import type { Database } from '../db/database.ts';
import { findEverySlot, findFreeSlots, WINDOW_DAYS } from './free-slots.ts';
import { book } from './book.ts';
import { slotAt, type Slot } from './calendar/slots.ts';
import type { CalendarStore } from './calendar/store.ts';
import { addDays, localDateOf } from './calendar/zone.ts';
import type { Calendars } from './calendars.ts';
import { extendHold, placeHold, releaseHold, sweepHolds } from './holds.ts';
import { cancelVisit, moveVisit } from './manage/change.ts';
import { takeTicks } from './take-time.ts';
import type { WantedVisit } from './wanted-visit.ts';

/** The calendars of the database: weekly hours, days off, blocked times, and the ticks that are taken. @requirement I4 */
export function embeddedCalendars({ db, engine }: Database, store: CalendarStore): Calendars {
  // SQLite runs transactions one after the other: whoever is in one has every patient's turn.
  const hasTurn = engine === 'sqlite';
  const stores = { db, store };
  return {
    freeSlots: (query) => findFreeSlots(stores, query),
    everySlot: (query) => findEverySlot(stores, query),
    slotAt: (wanted) => slotInCalendar(store, wanted),
    hold: (request) => placeHold(db, request),
    extendHold: (request) => extendHold(db, request),
    releaseHold: (id) => releaseHold(db, id),
    sweepHolds: (nowMs) => sweepHolds(db, nowMs),
    book: (request) => book(db, { ...request, hasTurn }, takeTicks),
    cancel: (request) => cancelVisit(db, request),
    move: (request) => moveVisit(db, { ...request, hasTurn }, takeTicks),
  };
}

/** What the request says about the slot is not trusted: what the calendar has at that time and place counts. */
async function slotInCalendar(
  store: CalendarStore,
  { provider, visitType, body, nowMs }: WantedVisit,
): Promise<Slot | undefined> {
  const today = localDateOf(nowMs, provider.zone);
  const { Appointment_Date: date, Appointment_Time: time, DepartmentID: departmentId } = body;
  if (date < today || date > addDays(today, WINDOW_DAYS)) return undefined;
  const blocked = await store.blockedTimes(provider.npi);
  return slotAt({ provider, visitType, blocked, departmentId, date, time });
}
