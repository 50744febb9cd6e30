import { createSecretKey, randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database.ts';
import type { DataKeyTable, Tables } from '../schema.ts';
import { inTransaction } from '../transaction.ts';
import { openValue, sealValue } from './cipher.ts';
import { dataKeys, DataKeyError, type DataKey, type KeySource, type Ring } from './keys.ts';

const COLUMN = 'secret';
const SECRET_BYTES = 32;

/**
 * Puts the keys together, and makes sure that they are those of the database: each key that sealed values keeps the
 * digests' secret, sealed, in the table `data_key`.
 * @throws DataKeyError, with nothing changed, when a key is missing or another one
 * @requirement I14
 */
export async function openRing(
  engine: Database['engine'],
  db: Kysely<Tables>,
  source: KeySource,
): Promise<Ring> {
  return inTransaction<Tables, Ring>(db, async (trx) => {
    // Of two programs that start on an empty database, one makes the secret and the other one reads it.
    if (engine === 'postgres') await sql`lock table data_key in share row exclusive mode`.execute(trx);
    const rows = await trx.selectFrom('data_key').selectAll().orderBy('created_at').execute();
    const keys = dataKeys(source, rows.length === 0);
    const ring = ringOf(keys, rows);
    if (rows.every(({ id }) => id !== ring.current.id)) {
      const secret = sealValue(ring.current, COLUMN, ring.secret.export().toString('base64'));
      await trx
        .insertInto('data_key')
        .values({ id: ring.current.id, secret, created_at: Date.now() })
        .execute();
    }
    return ring;
  });
}

/**
 * The ring of a database with these rows of `data_key`; a new secret where there are none.
 * @throws DataKeyError when a row's key is missing or another one
 * @requirement N3
 */
export function ringOf(keys: readonly DataKey[], rows: readonly DataKeyTable[]): Ring {
  const [current] = keys;
  if (current === undefined) throw new DataKeyError('DATA_KEYS holds no key.');
  const missing = rows.find(({ id }) => keys.every((key) => key.id !== id));
  if (missing)
    throw new DataKeyError(
      `The database was written with key ${missing.id}, which is not among the given ones (${keys.map(({ id }) => id).join(', ')}): add it to DATA_KEYS. Nothing was changed.`,
    );
  const [secret] = rows.map((row) => secretOf(keys, row));
  return {
    current,
    keys,
    secret: createSecretKey(secret === undefined ? randomBytes(SECRET_BYTES) : Buffer.from(secret, 'base64')),
  };
}

function secretOf(keys: readonly DataKey[], { id, secret }: DataKeyTable): string {
  try {
    return openValue(keys, COLUMN, secret);
  } catch {
    throw new DataKeyError(
      `Key ${id} is not the one with which the database was written: its bytes differ. Nothing was changed.`,
    );
  }
}
