import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { storageFault } from '../lib/storage-fault.ts';

/** Keeps other processes away from a data directory until released. */
export type ProcessLock = { readonly release: () => void };

/** Another living process works on the data directory. */
export class DataDirectoryInUseError extends Error {
  override readonly name = 'DataDirectoryInUseError';
}

/**
 * Makes this process the only one that may open the database of a directory.
 * The lock is the operating system's, taken by SQLite on the file `lock`: it ends with the process however that
 * dies, and neither a reused process id nor a container's private ids can fool it. `lock.pid` is for people.
 * @throws DataDirectoryInUseError when a living process holds it; what SQLite says when the disk is full
 * @requirement I14
 */
export function lockDataDirectory(dataDir: string): ProcessLock {
  const lockFile = join(dataDir, 'lock');
  const pidFile = join(dataDir, 'lock.pid');
  closeSync(openSync(lockFile, 'a', 0o600));
  const guard = new DatabaseSync(lockFile, { timeout: 0 });
  try {
    guard.exec('begin exclusive');
  } catch (error) {
    guard.close();
    // On a full disk nobody can take it.
    if (storageFault(error) !== undefined) throw error;
    throw new DataDirectoryInUseError(
      `Process ${readPid(pidFile)} already uses the data directory ${dataDir}; stop it first, or set DATABASE_URL to a PostgreSQL database, which several processes can share.`,
    );
  }
  try {
    writeFileSync(pidFile, `${process.pid}\n`, { mode: 0o600 });
  } catch {
    // On a full disk: the lock itself holds without it.
  }
  return { release: () => guard.close() };
}

function readPid(pidFile: string): string {
  try {
    return readFileSync(pidFile, 'utf8').trim() || 'unknown';
  } catch {
    return 'unknown';
  }
}
