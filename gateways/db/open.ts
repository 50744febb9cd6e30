import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { migrations } from './migrations.ts';
import { lockDataDirectory, type ProcessLock } from './process-lock.ts';
import { PreparingClient } from './preparing-client.ts';
import type { Tables } from './schema.ts';
import { NodeSqliteDialect } from './sqlite-dialect.ts';

/** Earlier versions can lose a write-ahead log under two writers. */
const MIN_SQLITE_VERSION = '3.51.3';
const BUSY_TIMEOUT_MS = 5_000;
const LOCK_TIMEOUT_MS = 3_000;
const STATEMENT_TIMEOUT_MS = 10_000;
const POOL_SIZE = 10;
/** PostgreSQL's type id of bigint, which its driver hands over as text unless told otherwise. */
const BIGINT_OID = 20;

/** The store under bookings, holds and requests. */
export type Database = {
  readonly engine: 'sqlite' | 'postgres';
  /** The embedded store's file. */
  readonly file?: string;
  readonly db: Kysely<Tables>;
  readonly close: () => Promise<void>;
};

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

function openSqlite(file: string): Database {
  requireSqliteVersion();
  const directory = dirname(file);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  chmodSync(directory, 0o700);
  const lock = lockDataDirectory(directory);
  try {
    // Created before SQLite opens it: the write-ahead log inherits its mode.
    closeSync(openSync(file, 'a', 0o600));
    chmodSync(file, 0o600);
    const sqlite = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: true });
    configure(sqlite);
    const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(sqlite) });
    return { engine: 'sqlite', file, db, close: () => closeSqlite(db, lock) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Asks the library itself: a Node built against the system's SQLite runs whatever that is. */
function requireSqliteVersion(): void {
  const probe = new DatabaseSync(':memory:');
  const version = String(probe.prepare('select sqlite_version() as version').get()?.['version']);
  probe.close();
  if (compareVersions(version, MIN_SQLITE_VERSION) < 0) {
    throw new Error(`SQLite ${MIN_SQLITE_VERSION} or newer is needed; this Node carries ${version}.`);
  }
}

/** SQLite ignores settings that it cannot honour, so each is read back. */
function configure(sqlite: DatabaseSync): void {
  sqlite.exec('pragma journal_mode = wal');
  sqlite.exec('pragma synchronous = full');
  const expected = { journal_mode: 'wal', synchronous: 2, foreign_keys: 1, busy_timeout: BUSY_TIMEOUT_MS };
  for (const [name, value] of Object.entries(expected)) {
    const row = sqlite.prepare(`pragma ${name}`).get() ?? {};
    if (Object.values(row)[0] !== value)
      throw new Error(`SQLite does not keep the setting ${name} = ${value}.`);
  }
}

async function closeSqlite(db: Kysely<Tables>, lock: ProcessLock): Promise<void> {
  await db.destroy();
  lock.release();
}

function openPostgres(databaseUrl: string): Database {
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString: databaseUrl,
    max: POOL_SIZE,
    connectionTimeoutMillis: LOCK_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === BIGINT_OID ? Number : pg.types.getTypeParser(oid, format),
    },
  });
  // A connection that breaks while idle is replaced by the pool; without a listener the process would end.
  pool.on('error', () => {});
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { engine: 'postgres', db, close: () => db.destroy() };
}

/** The address is not repeated: it holds a password. */
async function requireConnection(db: Kysely<Tables>): Promise<void> {
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new Error(`The PostgreSQL database of DATABASE_URL cannot be reached${code}.`, { cause: error });
  }
}

async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error('The database could not be brought up to date.', { cause: error });
}

/** Compares dotted numeric versions; negative when `a` is older. */
export function compareVersions(a: string, b: string): number {
  const left = a.split('.').map(Number);
  const right = b.split('.').map(Number);
  for (let part = 0; part < Math.max(left.length, right.length); part += 1) {
    const difference = (left[part] ?? 0) - (right[part] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
