import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { localDateOf } from '../../scheduling/calendar/zone.ts';
import type { SchedulingContent } from '../../scheduling/content-fields.ts';
import { DEFAULT_ZONE } from '../../scheduling/directory.ts';
import { hasChanges, writeCalendars } from '../../scheduling/import/write.ts';
import { demoPhysicians, type DemoPhysician } from './physicians.ts';
import { demoRecords } from './records.ts';
import { newlyTaken } from './taken-times.ts';

const BATCH = 1_000;
/** Longer than any clock is wrong: a day that comes again has its times again. */
const PAST_KEPT_MS = 14 * 86_400_000;

/**
 * Writes the demo's calendars into the database: once when it has none, and then what a new day or changed content
 * adds. Everything follows from the content and a fixed seed, so repeating it changes nothing. Calendars that were
 * imported are left alone, and a database whose calendars all come from imports gets none of the demo's.
 * @throws StoreBusyError when another process has the tables for too long
 * @requirement I4
 */
export async function fillDemoCalendars(
  db: Kysely<Tables>,
  { content, nowMs }: { readonly content: SchedulingContent; readonly nowMs: number },
): Promise<void> {
  const today = localDateOf(nowMs, DEFAULT_ZONE);
  const physicians = demoPhysicians(content);
  await inTransaction<Tables, void>(db, async (trx, refuse) => {
    // Locks the calendars on both databases until the transaction ends.
    const state = await trx
      .updateTable('calendar_state')
      .set((row) => ({ revision: row('revision', '+', 1) }))
      .returning('demo_filled_on')
      .executeTakeFirstOrThrow();
    const filledOn = state.demo_filled_on ?? undefined;
    const known = await trx.selectFrom('provider').select(['npi', 'source']).execute();
    if (filledOn === 'off' || (filledOn === undefined && known.length > 0)) return refuse();
    const imported = new Set(known.filter(({ source }) => source === 'import').map(({ npi }) => npi));
    const own = physicians.filter(({ npi }) => !imported.has(npi));
    const changes = await writeCalendars(trx, demoRecords(own, today), 'demo');
    const isNewDay = filledOn === undefined || filledOn < today;
    if (!isNewDay && !hasChanges(changes)) return refuse();
    const before = new Set(known.map(({ npi }) => npi));
    await blockTakenTimes(trx, own, (npi) => ({ today, filledOn: before.has(npi) ? filledOn : undefined }));
    if (isNewDay) {
      await dropPast(trx, nowMs);
      await trx.updateTable('calendar_state').set({ demo_filled_on: today }).execute();
    }
  });
}

async function blockTakenTimes(
  trx: Transaction<Tables>,
  physicians: readonly DemoPhysician[],
  daysFor: (npi: string) => { readonly today: string; readonly filledOn: string | undefined },
): Promise<void> {
  const rows = physicians.flatMap((physician) => newlyTaken(physician, daysFor(physician.npi)));
  for (let from = 0; from < rows.length; from += BATCH) {
    await trx
      .insertInto('blocked_time')
      .values(rows.slice(from, from + BATCH))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

async function dropPast(trx: Transaction<Tables>, nowMs: number): Promise<void> {
  await trx
    .deleteFrom('blocked_time')
    .where('ends_at', '<', nowMs - PAST_KEPT_MS)
    .where('npi', 'in', trx.selectFrom('provider').select('npi').where('source', '=', 'demo'))
    .execute();
}
