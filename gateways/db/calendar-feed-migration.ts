import type { Kysely } from 'kysely';

/** Addresses that calendars ask for a visit, as hashes. @requirement I18 */
export async function createCalendarFeeds(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('calendar_feed')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('booking_id', 'text', (column) =>
      column.notNull().references('booking.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('calendar_feed_booking_id').on('calendar_feed').column('booking_id').execute();
}
