import type { Kysely } from 'kysely';
import openingRules from '../../content/scheduling/opening-rules.json' with { type: 'json' };
import type { Tables } from '../db/schema.ts';
import type { CalendarStore } from './calendar/store.ts';
import type { Provider } from './calendar/provider.ts';
import { slotsOf, type Slot } from './calendar/slots.ts';
import { addDays, localDateOf } from './calendar/zone.ts';
import { resourceOf, tickOf, ticksOf } from './ticks.ts';
import type { VisitType } from './visit-types.ts';

/** How far ahead visits can be booked. @requirement I4 */
export const WINDOW_DAYS = openingRules.windowDays;

/** Bookings and holds of the database, and the calendars that they are made in. */
export type SlotStores = { readonly db: Kysely<Tables>; readonly store: CalendarStore };

/** What to look for. `holdId` is the asker's own hold, which does not hide its slot from them. */
export type FreeSlotsQuery = {
  readonly provider: Provider;
  readonly visitTypes: readonly VisitType[];
  /** yyyy-MM-dd; clipped to today and the window's end. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly holdId?: string | undefined;
  readonly nowMs: number;
};

/** A slot, and whether it is free now. */
export type KnownSlot = { readonly slot: Slot; readonly isFree: boolean };
/** Every slot that starts in the future, free or not. */
export type EverySlot = (query: FreeSlotsQuery) => Promise<KnownSlot[]>;

/**
 * The slots that are free now and start in the future, in order of time.
 * @requirement I4
 */
export async function findFreeSlots(from: SlotStores, query: FreeSlotsQuery): Promise<Slot[]> {
  const known = await findEverySlot(from, query);
  return known.filter(({ isFree }) => isFree).map(({ slot }) => slot);
}

/** The slots that start in the future, free or not, in order of time. @requirement I21 */
export async function findEverySlot({ db, store }: SlotStores, query: FreeSlotsQuery): Promise<KnownSlot[]> {
  const { provider, nowMs } = query;
  const today = localDateOf(nowMs, provider.zone);
  const lastDay = addDays(today, WINDOW_DAYS);
  const from = query.from === undefined || query.from < today ? today : query.from;
  const to = query.to === undefined || query.to > lastDay ? lastDay : query.to;
  const heldAt = await heldStart(db, query);
  const blocked = await store.blockedTimes(provider.npi);
  const slots = query.visitTypes
    .flatMap((visitType) => slotsOf({ provider, visitType, blocked, from, to }))
    .filter((slot) => slot.startsAt > nowMs)
    .toSorted((a, b) => a.startsAt - b.startsAt);
  const isOpen = (slot: Slot): boolean => !slot.isTakenElsewhere || slot.startsAt === heldAt;
  const open = slots.filter(isOpen);
  if (open.length === 0) return slots.map((slot) => ({ slot, isFree: false }));
  const startsAt = Math.min(...open.map((slot) => slot.startsAt));
  const endsAt = Math.max(...open.map((slot) => slot.endsAt));
  const taken = await takenTicks(db, query, { startsAt, endsAt });
  return slots.map((slot) => ({
    slot,
    isFree: isOpen(slot) && !ticksOf(slot).some((tick) => taken.has(tick)),
  }));
}

async function heldStart(db: Kysely<Tables>, query: FreeSlotsQuery): Promise<number | undefined> {
  if (query.holdId === undefined) return undefined;
  const hold = await db
    .selectFrom('hold')
    .select('starts_at')
    .where('id', '=', query.holdId)
    .where('resource', '=', resourceOf(query.provider.npi))
    .where('expires_at', '>', query.nowMs)
    .executeTakeFirst();
  return hold?.starts_at;
}

async function takenTicks(
  db: Kysely<Tables>,
  query: FreeSlotsQuery,
  span: { readonly startsAt: number; readonly endsAt: number },
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('tick')
    .select(['tick', 'hold_id'])
    .where('resource', '=', resourceOf(query.provider.npi))
    .where('tick', '>=', tickOf(span.startsAt))
    .where('tick', '<=', tickOf(span.endsAt))
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', query.nowMs)]))
    .execute();
  return new Set(
    rows.filter((row) => row.hold_id === null || row.hold_id !== query.holdId).map((row) => row.tick),
  );
}
