import { sql, type Kysely } from 'kysely';

/**
 * What it takes for a request to reach a person: links for those who read it, who took it, and in which language its
 * sender is answered. The mailbox keeps what is attached to a message. Pictures that were stored before were not
 * encrypted, and nobody could read them: they go.
 * @requirement J6
 */
export async function createRequestLinks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('appointment_request')
    .addColumn('language', 'text', (column) => column.notNull().defaultTo('en'))
    .execute();
  await db.schema.alterTable('appointment_request').addColumn('taken_at', 'bigint').execute();
  await db.schema
    .createTable('request_link')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('request_id', 'text', (column) =>
      column.notNull().references('appointment_request.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('request_link_expires_at').on('request_link').column('expires_at').execute();
  await sql`delete from request_attachment`.execute(db);
  await db.schema.alterTable('mailbox').addColumn('attachments', 'text').execute();
}
