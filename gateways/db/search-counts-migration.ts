import type { Kysely } from 'kysely';

/**
 * Searches are counted, not kept: the table of single searches with the visit that each belonged to goes, with all that
 * is in it.
 * @requirement B23
 */
export async function createSearchCounts(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('search_event').execute();
  await db.schema
    .createTable('search_count')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('query', 'text', (column) => column.notNull())
    .addColumn('searches', 'integer', (column) => column.notNull())
    .addColumn('empty', 'integer', (column) => column.notNull())
    .addColumn('clicks', 'integer', (column) => column.notNull())
    .addColumn('positions', 'integer', (column) => column.notNull())
    .addColumn('helpful', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_count_key', ['day', 'language', 'query'])
    .execute();
}
