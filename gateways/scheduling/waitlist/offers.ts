import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { FreedTimeTable, WaiterTable } from '../../db/waitlist-schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Slot } from '../calendar/slots.ts';
import type { Calendars } from '../calendars.ts';
import type { Directory } from '../directory.ts';
import { enqueue } from '../records.ts';
import { visitTypes } from '../visit-types.ts';
import { OFFER_LEAD_MS } from './freed-time.ts';

/** How many people are offered one freed time. Those who have waited longest come first. */
const TOLD_AT_ONCE = 3;
/** How many offers one person gets. */
const MAX_OFFERS = 10;
const NOON = '12:00';

/**
 * Offers a freed time to the first of those who wait for it and have confirmed their address, as messages in the outbox.
 * Nothing is held: an offer is booked like any other slot, first come, first served.
 * @throws StoreBusyError when the database or the calendars cannot be asked right now
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
  if (freed === undefined || freed.starts_at <= nowMs + OFFER_LEAD_MS) return;
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
    // Deleted together with the offers, so that a repeated delivery offers nothing twice.
    const mine = await trx.deleteFrom('freed_time').where('id', '=', freedId).returning('id').execute();
    if (mine.length === 0) return;
    for (const match of matches.slice(0, TOLD_AT_ONCE)) await offer(trx, match, nowMs);
  });
}

/** The free slots within a freed time. */
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
  // They left the list meanwhile.
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
