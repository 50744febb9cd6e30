import type { Kysely } from 'kysely';

/** Pictures that come with appointment requests, apart from them: lists of requests stay small. @requirement J9 */
export async function createAttachments(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('request_attachment')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('request_id', 'text', (column) =>
      column.notNull().references('appointment_request.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('content_type', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('request_attachment_request_id')
    .on('request_attachment')
    .column('request_id')
    .execute();
}
