import type { Kysely } from 'kysely';

/** Whose visit is being booked or moved right now: one at a time of each patient. @requirement I14 */
export async function createPatientTurns(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('patient_turn')
    .addColumn('patient_key', 'text', (column) => column.primaryKey())
    .addColumn('taken_at', 'bigint', (column) => column.notNull())
    .execute();
}
