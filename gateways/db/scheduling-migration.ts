import { sql, type Kysely } from 'kysely';

/** Creates the tables of bookings, holds and requests, and of what is sent and logged about them. @requirement I14 */
export async function createScheduling(db: Kysely<unknown>): Promise<void> {
  await createBookings(db);
  await createHolds(db);
  await createTicks(db);
  await createRequests(db);
  await createDeliveries(db);
}

async function createBookings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('booking')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('resource', 'text', (column) => column.notNull())
    .addColumn('npi', 'text', (column) => column.notNull())
    .addColumn('provider_name', 'text', (column) => column.notNull())
    .addColumn('department_id', 'text', (column) => column.notNull())
    .addColumn('department_name', 'text', (column) => column.notNull())
    .addColumn('visit_type', 'text', (column) => column.notNull())
    .addColumn('starts_at', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .addColumn('local_date', 'text', (column) => column.notNull())
    .addColumn('local_time', 'text', (column) => column.notNull())
    .addColumn('zone', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('details', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function createHolds(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('hold')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('visitor', 'text', (column) => column.notNull().unique())
    .addColumn('resource', 'text', (column) => column.notNull())
    .addColumn('starts_at', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .addColumn('visit_type', 'text', (column) => column.notNull())
    .addColumn('department_id', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('hold_resource').on('hold').columns(['resource', 'starts_at']).execute();
  await db.schema.createIndex('hold_expires_at').on('hold').column('expires_at').execute();
}

async function createTicks(db: Kysely<unknown>): Promise<void> {
  // The primary key is what keeps a time from being booked twice.
  await db.schema
    .createTable('tick')
    .addColumn('resource', 'text', (column) => column.notNull())
    .addColumn('tick', 'integer', (column) => column.notNull())
    .addColumn('booking_id', 'text', (column) => column.references('booking.id').onDelete('cascade'))
    .addColumn('hold_id', 'text', (column) => column.references('hold.id').onDelete('cascade'))
    .addColumn('expires_at', 'bigint')
    .addPrimaryKeyConstraint('tick_pkey', ['resource', 'tick'])
    .addCheckConstraint('tick_one_owner', sql`(booking_id is null) <> (hold_id is null)`)
    .addCheckConstraint('tick_hold_expires', sql`(hold_id is null) = (expires_at is null)`)
    .execute();
  await db.schema.createIndex('tick_booking_id').on('tick').column('booking_id').execute();
  await db.schema.createIndex('tick_hold_id').on('tick').column('hold_id').execute();
}

async function createRequests(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('idempotency')
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('body_hash', 'text', (column) => column.notNull())
    .addColumn('status', 'integer', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotency_pkey', ['scope', 'key'])
    .execute();

  await db.schema
    .createTable('appointment_request')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('source_application', 'text', (column) => column.notNull())
    .addColumn('distribution_email', 'text', (column) => column.notNull())
    .addColumn('details', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function createDeliveries(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('available_at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('delivered_at', 'bigint')
    .addUniqueConstraint('outbox_subject', ['kind', 'subject_id'])
    .execute();

  await db.schema
    .createTable('audit')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .execute();
}
