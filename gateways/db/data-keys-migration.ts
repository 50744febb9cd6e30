import type { Kysely } from 'kysely';

/**
 * Which keys sealed the values of this database; and digests by which addresses are found that are sealed.
 * @requirement N3
 */
export async function createDataKeys(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('data_key')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.dropIndex('waiter_email').execute();
  await db.schema.alterTable('waiter').addColumn('email_key', 'text').execute();
  await db.schema.createIndex('waiter_key').unique().on('waiter').columns(['email_key', 'npi']).execute();
  await db.schema.alterTable('newsletter_subscriber').addColumn('email_key', 'text').execute();
  await db.schema
    .createIndex('newsletter_subscriber_key')
    .unique()
    .on('newsletter_subscriber')
    .column('email_key')
    .execute();
}
