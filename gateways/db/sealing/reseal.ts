import { sql, type Kysely } from 'kysely';
import type { Tables } from '../schema.ts';
import { inTransaction } from '../transaction.ts';
import { DIGEST, digestOf, openValue, SEALED, sealedWith, sealValue } from './cipher.ts';
import { sealedColumns } from './columns.ts';
import type { Ring } from './keys.ts';

const BATCH = 200;

/**
 * Seals values anew, some rows at a time, each in a transaction of its own: what a stopped run has not done, the next
 * one does. A row that changes meanwhile is left to its writer, who seals it too.
 * @param which - `plain`: values that were never sealed; `other-keys`: all that the first key did not seal
 * @returns how many values were sealed
 * @requirement I14
 */
export async function reseal(
  sealing: Kysely<Tables>,
  ring: Ring,
  which: 'plain' | 'other-keys',
): Promise<number> {
  const db = sealing.withoutPlugins();
  const done = which === 'plain' ? SEALED : sealedWith(ring.current.id);
  let count = 0;
  for (const [table, columns] of Object.entries(sealedColumns)) {
    for (const column of columns) count += await resealColumn(db, ring, { table, column, done });
  }
  return count + (await digestOldValues(db, ring));
}

/** Forgets the keys with which nothing is sealed any more. @returns their names @requirement N3 */
export async function forgetOldKeys(db: Kysely<Tables>, ring: Ring): Promise<readonly string[]> {
  const gone = await db.deleteFrom('data_key').where('id', '<>', ring.current.id).returning('id').execute();
  return gone.map(({ id }) => id);
}

type Column = { readonly table: string; readonly column: string; readonly done: string };
type Stored = { readonly id: string; readonly value: string };

async function resealColumn(
  db: Kysely<Tables>,
  ring: Ring,
  { table, column, done }: Column,
): Promise<number> {
  let count = 0;
  for (let after = ''; ;) {
    const { rows } = await sql<Stored>`
      select id, ${sql.ref(column)} as value from ${sql.table(table)}
      where id > ${after} and ${sql.ref(column)} is not null and substr(${sql.ref(column)}, 1, ${sql.lit(done.length)}) <> ${done}
      order by id limit ${sql.lit(BATCH)}`.execute(db);
    await inTransaction(db, async (trx) => {
      for (const { id, value } of rows) {
        const sealed = sealValue(ring.current, column, openValue(ring.keys, column, value));
        await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sealed}
          where id = ${id} and ${sql.ref(column)} = ${value}`.execute(trx);
      }
    });
    count += rows.length;
    const last = rows.at(-1);
    if (last === undefined) return count;
    after = last.id;
  }
}

/** Rows of before there were digests get theirs. */
async function digestOldValues(db: Kysely<Tables>, ring: Ring): Promise<number> {
  return inTransaction<Tables, number>(db, async (trx) => {
    let count = 0;
    for (const table of ['waiter', 'newsletter_subscriber'] as const) {
      const rows = await trx
        .selectFrom(table)
        .select(['id', 'email'])
        .where('email_key', 'is', null)
        .execute();
      for (const { id, email } of rows) {
        const email_key = digestOf(ring.secret, openValue(ring.keys, 'email', email));
        await trx.updateTable(table).set({ email_key }).where('id', '=', id).execute();
      }
      count += rows.length;
    }
    const stops = await trx
      .selectFrom('text_stop')
      .select('number_hash')
      .where('number_hash', 'not like', `${DIGEST}%`)
      .execute();
    for (const { number_hash } of stops)
      await trx
        .updateTable('text_stop')
        .set({ number_hash: digestOf(ring.secret, number_hash) })
        .where('number_hash', '=', number_hash)
        .execute();
    return count + stops.length;
  });
}
