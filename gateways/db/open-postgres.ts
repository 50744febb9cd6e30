import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Store } from './database.ts';
import { PreparingClient } from './preparing-client.ts';
import type { Tables } from './schema.ts';

const LOCK_TIMEOUT_MS = 3_000;
const STATEMENT_TIMEOUT_MS = 10_000;
/** A little longer than the database allows itself: beyond that the connection is broken, not the database slow. */
const ANSWER_WITHIN_MS = 11_000;
const POOL_SIZE = 10;
/** PostgreSQL's type id of bigint, which its driver returns as text unless told otherwise. */
const BIGINT_OID = 20;

/**
 * Prepares a pool of connections; none is made before the first query.
 * @param databaseUrl - `postgres://…`
 * @param options.answerWithinMs - a connection on which a statement gets no answer for so long is given up
 * @requirement O8
 */
export function openPostgres(databaseUrl: string, options: { readonly answerWithinMs?: number } = {}): Store {
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString: databaseUrl,
    max: POOL_SIZE,
    connectionTimeoutMillis: LOCK_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    query_timeout: options.answerWithinMs ?? ANSWER_WITHIN_MS,
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

/**
 * @throws when the server cannot be reached. The message does not repeat the address: it holds a password.
 * @requirement I14
 */
export async function requireConnection(db: Kysely<Tables>): Promise<void> {
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new Error(`The PostgreSQL database of DATABASE_URL cannot be reached${code}.`, { cause: error });
  }
}
