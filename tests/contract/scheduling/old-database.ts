import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

const statements = readFileSync(new URL('databases/version-0016.sql', import.meta.url), 'utf8');

type At = { readonly databaseUrl: string; readonly dataDir: string };

/** Writes the database that an earlier version of this program left: its own tables, in its own words. */
export function leftByVersion16(at: At): Promise<void> {
  return writeStatements(at, [statements]);
}

/** Runs statements on a database, without the gateway's code. */
export async function writeStatements({ databaseUrl, dataDir }: At, sql: readonly string[]): Promise<void> {
  if (databaseUrl === '') {
    mkdirSync(dataDir, { recursive: true });
    const database = new DatabaseSync(join(dataDir, 'foyer.db'));
    for (const statement of sql) database.exec(statement);
    database.close();
    return;
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  for (const statement of sql) await client.query(statement);
  await client.end();
}
