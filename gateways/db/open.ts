import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Database, Store } from './database.ts';
import { forgetBytes } from './forget-bytes.ts';
import { migrations } from './migrations.ts';
import { openSqlite } from './open-sqlite.ts';
import type { KeySource } from './sealing/keys.ts';
import { SealingPlugin } from './sealing/plugin.ts';
import { reseal } from './sealing/reseal.ts';
import { openRing } from './sealing/ring.ts';
import type { Tables } from './schema.ts';

/**
 * Opens the store, brings its tables up to date, and seals what earlier versions left unsealed.
 * @param databaseUrl - empty: `foyer.db` in `dataDir`; `file:…`: that SQLite file; `postgres://…`: PostgreSQL
 * @param dataDir - directory of the embedded store, made with mode 0700; the file gets 0600
 * @param keys - of the sealed columns; a key file in `dataDir` when absent
 * @throws when SQLite is too old, the keys are not the database's, another process uses the directory, or PostgreSQL cannot be reached
 * @requirement I14
 */
export async function openDatabase(options: {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly keys?: KeySource | undefined;
}): Promise<Database> {
  const { dataDir, keys = { given: '', folder: dataDir } } = options;
  const store = await openStore(options);
  try {
    await migrate(store.db);
    const ring = await openRing(store.engine, store.db, keys);
    const db = store.db.withPlugin(new SealingPlugin(ring));
    const database = { ...store, db, ring };
    if ((await reseal(db, ring, 'plain')) > 0) await forgetBytes(database);
    return database;
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** The store as it is, of whatever version. @throws as `openDatabase` does, but for its keys @requirement I14 */
export async function openStore(options: {
  readonly databaseUrl: string;
  readonly dataDir: string;
}): Promise<Store> {
  if (!/^postgres(?:ql)?:\/\//.test(options.databaseUrl)) return openSqlite(sqliteFile(options));
  // Read where it is needed: most starts have the embedded database.
  const { openPostgres, requireConnection } = await import('./open-postgres.ts');
  const store = openPostgres(options.databaseUrl);
  try {
    await requireConnection(store.db);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Where the embedded store is. @throws when the address is of no known kind @requirement I14 */
export function sqliteFile({
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

/** Brings the tables up to date, or to a version. @throws when that fails: then they are as they were @requirement I14 */
export async function migrate(db: Kysely<Tables>, version?: string): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
  });
  const { error } =
    version === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(version);
  if (error !== undefined) throw new Error('The database could not be brought up to date.', { cause: error });
}
