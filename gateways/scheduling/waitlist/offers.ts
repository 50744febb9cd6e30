import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type {
  BookingTable,
  FreedTimeTable,
  Tables,
  WaiterTable,
  WaitlistOfferTable,
} from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { tokenHash } from '../../lib/link-token.ts';
import type { Slot } from '../calendar/openings.ts';
import type { Calendars } from '../calendars.ts';
import type { Directory } from '../directory.ts';
import { enqueue } from '../records.ts';
import { visitTypes } from '../visit-types.ts';

/** So many are told of a freed time, those who wait longest; the first who takes it has it. */
const TOLD_AT_ONCE = 3;
/** After so many offers somebody is asked no more. */
const MAX_OFFERS = 10;
/** Nobody can be told of a time that is nearly here. */
const LEAD_MS = 2 * 3_600_000;
const NOON = '12:00';

/**
 * Notes that a booking gave its time back, in the transaction that did it.
 * @param was - the booking before the change
 */
export async function noteFreedTime(
  trx: Transaction<Tables>,
  was: BookingTable,
  nowMs: number,
): Promise<void> {
  if (was.starts_at <= nowMs + LEAD_MS) return;
  const id = randomUUID();
  const { npi, local_date, starts_at, ends_at } = was;
  await trx
    .insertInto('freed_time')
    .values({ id, npi, local_date, starts_at, ends_at, created_at: nowMs })
    .execute();
  await enqueue(trx, [{ kind: 'time-freed', subjectId: id, dueMs: nowMs }], nowMs);
}

/**
 * Offers a freed time to those who wait for it and have confirmed their address, as messages in the outbox. Nothing is held: who takes it first claims
 * the same ticks as every other booking.
 * @requirement I17 K10
 */
export async function offerFreedTime(
  db: Kysely<Tables>,
  options: {
    readonly freedId: string;
    readonly calendars: Calendars;
    readonly directory: Directory;
    readonly nowMs: number;
  },
): Promise<void> {
  const { freedId, nowMs } = options;
  const freed = await db.selectFrom('freed_time').selectAll().where('id', '=', freedId).executeTakeFirst();
  if (freed === undefined || freed.starts_at <= nowMs + LEAD_MS) return;
  const slots = await slotsWithin(freed, options);
  if (slots.length === 0) return;
  const waiters = await db
    .selectFrom('waiter')
    .selectAll()
    .where('npi', '=', freed.npi)
    .where('confirmed_at', 'is not', null)
    .where('from_date', '<=', freed.local_date)
    .where('to_date', '>=', freed.local_date)
    .where('offers', '<', MAX_OFFERS)
    .orderBy('created_at')
    .execute();
  const matches = waiters.flatMap((waiter) => {
    const slot = slots.find((one) => fits(waiter, one));
    return slot === undefined ? [] : [{ waiter, slot }];
  });
  await inTransaction(db, async (trx) => {
    // Gone with the offers it led to: whoever comes to it again offers nothing twice.
    const mine = await trx.deleteFrom('freed_time').where('id', '=', freedId).returning('id').execute();
    if (mine.length === 0) return;
    for (const match of matches.slice(0, TOLD_AT_ONCE)) await offer(trx, match, nowMs);
  });
}

/** The free times that lie in a freed one. */
async function slotsWithin(
  freed: FreedTimeTable,
  {
    calendars,
    directory,
    nowMs,
  }: { readonly calendars: Calendars; readonly directory: Directory; readonly nowMs: number },
): Promise<Slot[]> {
  const provider = directory.providers.get(freed.npi);
  if (provider === undefined) return [];
  const { local_date: from } = freed;
  const free = await calendars.freeSlots({
    provider,
    visitTypes: [...visitTypes.values()],
    from,
    to: from,
    nowMs,
  });
  return free.filter((slot) => slot.startsAt >= freed.starts_at && slot.startsAt < freed.ends_at);
}

function fits(waiter: WaiterTable, slot: Slot): boolean {
  if (!waiter.visit_types.split(',').includes(slot.visitType.id)) return false;
  if (waiter.time_of_day === 'any') return true;
  return (waiter.time_of_day === 'morning') === slot.localTime < NOON;
}

async function offer(
  trx: Transaction<Tables>,
  { waiter, slot }: { readonly waiter: WaiterTable; readonly slot: Slot },
  nowMs: number,
): Promise<void> {
  const id = randomUUID();
  const told = await trx
    .updateTable('waiter')
    .set((row) => ({ offers: row('offers', '+', 1) }))
    .where('id', '=', waiter.id)
    .returning('id')
    .execute();
  // He left the list in this very moment.
  if (told.length === 0) return;
  await trx
    .insertInto('waitlist_offer')
    .values({
      id,
      waiter_id: waiter.id,
      visit_type: slot.visitType.id,
      department_id: slot.departmentId,
      local_date: slot.localDate,
      local_time: slot.localTime,
      starts_at: slot.startsAt,
      created_at: nowMs,
    })
    .execute();
  await enqueue(trx, [{ kind: 'waitlist-offer', subjectId: id, dueMs: nowMs }], nowMs);
}

/** An offer with who waits for it. */
export type OfferOfLink = { readonly waiter: WaiterTable; readonly offer: WaitlistOfferTable };

/** The offer that a link leads to, until its time comes. @requirement I17 */
export async function offerOfLink(
  db: Kysely<Tables>,
  { token, nowMs }: { readonly token: string; readonly nowMs: number },
): Promise<OfferOfLink | undefined> {
  const link = await db
    .selectFrom('waiter_link')
    .selectAll()
    .where('token_hash', '=', tokenHash(token))
    .executeTakeFirst();
  if (link === undefined || link.offer_id === null) return undefined;
  const offered = await db
    .selectFrom('waitlist_offer')
    .selectAll()
    .where('id', '=', link.offer_id)
    .where('starts_at', '>', nowMs)
    .executeTakeFirst();
  const waiter = await db
    .selectFrom('waiter')
    .selectAll()
    .where('id', '=', link.waiter_id)
    .executeTakeFirst();
  return offered === undefined || waiter === undefined ? undefined : { waiter, offer: offered };
}
