import type { Kysely } from 'kysely';

/**
 * Visits that are cancelled and moved by link: bookings get a sequence and a language, links are kept as hashes, and
 * the outbox may hold a message of one kind for each state that a booking goes through.
 * @requirement I16
 */
export async function createManaging(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('booking')
    .addColumn('sequence', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('booking')
    .addColumn('language', 'text', (column) => column.notNull().defaultTo('en'))
    .execute();
  await db.schema
    .createTable('manage_link')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('booking_id', 'text', (column) =>
      column.notNull().references('booking.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('manage_link_booking_id').on('manage_link').column('booking_id').execute();
  await widenOutbox(db as Kysely<Outboxes>);
}

type OutboxRow = {
  id: string;
  kind: string;
  subject_id: string;
  created_at: number;
  available_at: number;
  attempts: number;
  delivered_at: number | null;
};
type Outboxes = { outbox: OutboxRow; outbox_wide: OutboxRow & { sequence: number } };

/** SQLite cannot change a constraint, so the rows move to a new table that then takes the old one's name. */
async function widenOutbox(db: Kysely<Outboxes>): Promise<void> {
  const kept = [
    'id',
    'kind',
    'subject_id',
    'created_at',
    'available_at',
    'attempts',
    'delivered_at',
  ] as const;
  await db.schema
    .createTable('outbox_wide')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('available_at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('delivered_at', 'bigint')
    .addColumn('sequence', 'integer', (column) => column.notNull().defaultTo(0))
    .addUniqueConstraint('outbox_state', ['kind', 'subject_id', 'sequence'])
    .execute();
  await db
    .insertInto('outbox_wide')
    .columns([...kept])
    .expression((from) => from.selectFrom('outbox').select([...kept]))
    .execute();
  await db.schema.dropTable('outbox').execute();
  await db.schema.alterTable('outbox_wide').renameTo('outbox').execute();
  await db.schema
    .createIndex('outbox_waiting')
    .on('outbox')
    .column('available_at')
    .where('delivered_at' as never, 'is', null)
    .execute();
  await db.schema.createIndex('outbox_subject_id').on('outbox').column('subject_id').execute();
}
