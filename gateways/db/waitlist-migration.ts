import type { Kysely } from 'kysely';

/** Patients who wait for an earlier time, times that came free, and what was offered to whom. @requirement I17 */
export async function createWaitlist(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('waiter')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('npi', 'text', (column) => column.notNull())
    .addColumn('visit_types', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('from_date', 'text', (column) => column.notNull())
    .addColumn('to_date', 'text', (column) => column.notNull())
    .addColumn('time_of_day', 'text', (column) => column.notNull())
    .addColumn('profile_path', 'text', (column) => column.notNull())
    .addColumn('offers', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('waiter_once', ['npi', 'email'])
    .execute();
  await db.schema.createIndex('waiter_email').on('waiter').column('email').execute();

  await db.schema
    .createTable('freed_time')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('npi', 'text', (column) => column.notNull())
    .addColumn('local_date', 'text', (column) => column.notNull())
    .addColumn('starts_at', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('waitlist_offer')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('waiter_id', 'text', (column) => column.notNull().references('waiter.id').onDelete('cascade'))
    .addColumn('visit_type', 'text', (column) => column.notNull())
    .addColumn('department_id', 'text', (column) => column.notNull())
    .addColumn('local_date', 'text', (column) => column.notNull())
    .addColumn('local_time', 'text', (column) => column.notNull())
    .addColumn('starts_at', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('waitlist_offer_waiter_id').on('waitlist_offer').column('waiter_id').execute();

  await db.schema
    .createTable('waiter_link')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('waiter_id', 'text', (column) => column.notNull().references('waiter.id').onDelete('cascade'))
    .addColumn('offer_id', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('waiter_link_waiter_id').on('waiter_link').column('waiter_id').execute();
}
