import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import { migrations } from './migrations.ts';
import { openPostgres, requireConnection } from './open-postgres.ts';
import { openSqlite } from './open-sqlite.ts';
import type { Tables } from './schema.ts';

/**
 * Opens the store and brings its tables up to date.
 * @param databaseUrl - empty: `foyer.db` in `dataDir`; `file:…`: that SQLite file; `postgres://…`: PostgreSQL
 * @param dataDir - directory of the embedded store, made with mode 0700; the file gets 0600
 * @throws when SQLite is too old, another process uses the directory, or PostgreSQL cannot be reached
 * @requirement I14
 */
export async function openDatabase(options: {
  readonly databaseUrl: string;
  readonly dataDir: string;
}): Promise<Database> {
  const database = /^postgres(?:ql)?:\/\//.test(options.databaseUrl)
    ? openPostgres(options.databaseUrl)
    : openSqlite(sqliteFile(options));
  try {
    if (database.engine === 'postgres') await requireConnection(database.db);
    await migrate(database.db);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

function sqliteFile({
  databaseUrl,
  dataDir,
}: {
  readonly databaseUrl: string;
  readonly dataDir: string;
}): string {
  if (databaseUrl === '') return resolve(dataDir, 'foyer.db');
  if (!databaseUrl.startsWith('file:')) {
    throw new Error('DATABASE_URL must be empty, file:… (SQLite) or postgres://… (PostgreSQL).');
  }
  return databaseUrl.startsWith('file:///')
    ? fileURLToPath(databaseUrl)
    : resolve(databaseUrl.slice('file:'.length));
}

async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error('The database could not be brought up to date.', { cause: error });
}
