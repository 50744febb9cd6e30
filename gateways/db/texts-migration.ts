import type { Kysely } from 'kysely';

/**
 * Text messages: the mailbox shows them beside mails, and numbers that want none are remembered as hashes.
 * @requirement I18
 */
export async function createTexts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('mailbox')
    .addColumn('channel', 'text', (column) => column.notNull().defaultTo('mail'))
    .execute();
  await db.schema
    .createTable('text_stop')
    .addColumn('number_hash', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
}
