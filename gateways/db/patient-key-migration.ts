import type { Kysely } from 'kysely';

/** Bookings of one patient are known by a keyed digest; those from before have none. @requirement I14 */
export async function createPatientKeys(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('booking').addColumn('patient_key', 'text').execute();
  await db.schema.createIndex('booking_patient_key').on('booking').column('patient_key').execute();
}
