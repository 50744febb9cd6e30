import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import type { Store } from './database.ts';
import { lockDataDirectory, type ProcessLock } from './process-lock.ts';
import type { Tables } from './schema.ts';
import { NodeSqliteDialect } from './sqlite-dialect.ts';

/** Earlier versions can lose a write-ahead log under two writers. */
const MIN_SQLITE_VERSION = '3.51.3';
const BUSY_TIMEOUT_MS = 5_000;

/**
 * Opens a SQLite file, creating it with mode 0600 in a directory with mode 0700.
 * @throws when SQLite is too old, another process uses the directory, or SQLite does not keep a setting
 * @requirement I14
 */
export function openSqlite(file: string): Store {
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

/** Compares dotted numeric versions; negative when `a` is older. @requirement I14 */
export function compareVersions(a: string, b: string): number {
  const left = a.split('.').map(Number);
  const right = b.split('.').map(Number);
  for (let part = 0; part < Math.max(left.length, right.length); part += 1) {
    const difference = (left[part] ?? 0) - (right[part] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
