import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';

const ATTEMPTS = 4;
const MIN_PAUSE_MS = 10;
const MAX_PAUSE_MS = 80;

/** PostgreSQL: serialization failure, deadlock, lock not available. */
const RETRYABLE_SQLSTATES: ReadonlySet<string> = new Set(['40001', '40P01']);
const LOCK_TIMEOUT_SQLSTATE = '55P03';
/** SQLite: BUSY and LOCKED. */
const RETRYABLE_SQLITE_CODES: ReadonlySet<number> = new Set([5, 6]);

/** Thrown by a transaction's own work to start it again. */
export class RetryTransactionError extends Error {
  override readonly name = 'RetryTransactionError';
}

/** The store could not serve the transaction in time; nothing was written. */
export class StoreBusyError extends Error {
  override readonly name = 'StoreBusyError';
}

class Refusal<T> extends Error {
  readonly value: T;
  constructor(value: T) {
    super('transaction refused');
    this.value = value;
  }
}

/**
 * Runs `work` in one transaction. Lost races (serialization failure, deadlock, busy file) are tried again up to three
 * times after a random pause. `refuse(answer)` undoes everything written so far and makes `answer` the result.
 * @throws StoreBusyError when the retries are used up or a lock was not to be had in time
 * @requirement I14
 */
export async function inTransaction<Tables, T>(
  db: Kysely<Tables>,
  work: (trx: Transaction<Tables>, refuse: (answer: T) => never) => Promise<T>,
): Promise<T> {
  const refuse = (answer: T): never => {
    throw new Refusal(answer);
  };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute((trx) => work(trx, refuse));
    } catch (error) {
      // Only `refuse` of this very call creates a Refusal, so its value is a T.
      if (error instanceof Refusal) return error.value as T;
      if (isLockTimeout(error)) throw new StoreBusyError('lock timeout', { cause: error });
      if (!isRetryable(error)) throw error;
      if (attempt === ATTEMPTS) throw new StoreBusyError('retries used up', { cause: error });
      await pause(MIN_PAUSE_MS + Math.random() * (MAX_PAUSE_MS - MIN_PAUSE_MS) * attempt);
    }
  }
}

/** Says whether PostgreSQL gave up waiting for a lock that another transaction holds. @requirement I14 */
export function isLockTimeout(error: unknown): boolean {
  return errorCode(error) === LOCK_TIMEOUT_SQLSTATE;
}

function isRetryable(error: unknown): boolean {
  if (error instanceof RetryTransactionError) return true;
  const code = errorCode(error);
  return typeof code === 'number' ? RETRYABLE_SQLITE_CODES.has(code) : RETRYABLE_SQLSTATES.has(code ?? '');
}

/** PostgreSQL's SQLSTATE, or SQLite's primary result code (the low byte of the extended one). */
function errorCode(error: unknown): string | number | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('errcode' in error && typeof error.errcode === 'number') return error.errcode & 0xff;
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
