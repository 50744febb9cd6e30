import type { Kysely } from 'kysely';

/** Forms that are finished later. No column tells whose they are to anybody who has the store alone. @requirement J9 */
export async function createDrafts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('request_draft')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('sealed_letter', 'text')
    .addColumn('sealed_content', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('request_draft_recipient').on('request_draft').column('recipient').execute();
  await db.schema.createIndex('request_draft_expires_at').on('request_draft').column('expires_at').execute();
}
