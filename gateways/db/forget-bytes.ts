import { sql } from 'kysely';
import type { Store } from './database.ts';
import { sealedColumns } from './sealing/columns.ts';

/**
 * Deleted rows live on as bytes until their place is used again. SQLite writes its file anew; PostgreSQL frees the
 * places, and its own write-ahead log and backups forget when they are rotated.
 * @requirement N3
 */
export async function forgetBytes(
  { engine, db }: Store,
  tables: readonly string[] = Object.keys(sealedColumns),
): Promise<void> {
  await db.connection().execute(async (connection) => {
    if (engine === 'sqlite') {
      await sql`pragma temp_store = memory`.execute(connection);
      await sql`vacuum`.execute(connection);
      await sql`pragma wal_checkpoint(truncate)`.execute(connection);
      return;
    }
    await sql`set statement_timeout = 0`.execute(connection);
    for (const table of tables) await sql`vacuum ${sql.table(table)}`.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
  });
}
