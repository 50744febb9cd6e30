import type { Kysely } from 'kysely';

/** What visitors searched for and opened, without anything about them. @requirement B23 */
export async function createSearchEvents(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('search_event')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('session', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('query', 'text', (column) => column.notNull())
    .addColumn('total_hits', 'integer', (column) => column.notNull())
    .addColumn('page', 'integer', (column) => column.notNull())
    .addColumn('document', 'text')
    .addColumn('position', 'integer')
    .addColumn('impressions', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('search_event_at').on('search_event').column('at').execute();
}
