import { sql, type Kysely } from 'kysely';

/**
 * Addresses are confirmed before they are written to again; who waited before that was asked goes on waiting.
 * @requirement K10
 */
export async function createConfirmations(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('waiter').addColumn('confirmed_at', 'bigint').execute();
  await sql`update waiter set confirmed_at = created_at`.execute(db);
  await db.schema
    .createTable('address_confirmation')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
}
