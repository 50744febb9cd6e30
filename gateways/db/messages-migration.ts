import type { Kysely } from 'kysely';

/**
 * Where messages go when no mail server is set: seen on the development mailbox page, deleted by retention.
 * @requirement I18
 */
export async function createMailbox(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mailbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('sent_at', 'bigint', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('html', 'text', (column) => column.notNull())
    .addColumn('calendar', 'text')
    .execute();
  await db.schema.createIndex('mailbox_sent_at').on('mailbox').column('sent_at').execute();
}
