import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { BookingTable, Tables } from '../../db/schema.ts';
import { enqueue } from '../records.ts';

/** A time that starts sooner is not offered: nobody could come. Milliseconds. */
export const OFFER_LEAD_MS = 2 * 3_600_000;

/**
 * Records the time that a cancelled or moved booking frees, in the same transaction, so that it can be offered to those
 * who wait.
 * @param was - the booking before the change
 * @requirement I17
 */
export async function noteFreedTime(
  trx: Transaction<Tables>,
  was: BookingTable,
  nowMs: number,
): Promise<void> {
  if (was.starts_at <= nowMs + OFFER_LEAD_MS) return;
  const id = randomUUID();
  const { npi, local_date, starts_at, ends_at } = was;
  await trx
    .insertInto('freed_time')
    .values({ id, npi, local_date, starts_at, ends_at, created_at: nowMs })
    .execute();
  await enqueue(trx, [{ kind: 'time-freed', subjectId: id, dueMs: nowMs }], nowMs);
}
