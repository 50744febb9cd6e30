import { sql, type Kysely, type Transaction } from 'kysely';
import type { Store } from '../database.ts';
import { migrations } from '../migrations.ts';
import { migrate } from '../open.ts';
import type { Tables } from '../schema.ts';
import { dataKeys, type KeySource } from '../sealing/keys.ts';
import { ringOf } from '../sealing/ring.ts';
import type { BackupLine } from './backup-lines.ts';
import { CommandError } from './stores.ts';

const AT_ONCE = 200;

/**
 * Writes the rows of one database of a backup, in one transaction: all of them, or none.
 * @param lines - from behind the line that names the database
 * @returns the line that follows its rows
 * @throws CommandError when the database holds anything, or the backup is of a newer version
 * @throws DataKeyError when the keys are not those of the backup
 * @requirement O8
 */
export async function restoreRows(
  store: Store,
  version: string,
  { lines, keys }: { readonly lines: AsyncGenerator<BackupLine>; readonly keys: KeySource },
): Promise<BackupLine | undefined> {
  const { db } = store;
  if (!(version in migrations))
    throw new CommandError(`The backup is of a newer version (${version}): update this program first.`);
  await requireVersion(db, version);
  await migrate(db, version);
  return db.transaction().execute(async (trx) => {
    if (store.engine === 'postgres') await sql`lock table booking in access exclusive mode`.execute(trx);
    await requireEmpty(trx);
    await sql`delete from calendar_state`.execute(trx);
    const next = await writeRows(trx, lines);
    const [table] = (await trx.introspection.getTables()).filter(({ name }) => name === 'data_key');
    const rows = table === undefined ? [] : await trx.selectFrom('data_key').selectAll().execute();
    if (rows.length > 0) ringOf(dataKeys(keys, false), rows);
    return next;
  });
}

async function writeRows(
  trx: Transaction<Tables>,
  lines: AsyncGenerator<BackupLine>,
): Promise<BackupLine | undefined> {
  let table = '';
  let waiting: Record<string, string | number | null>[] = [];
  const write = async () => {
    // The names are those of the backup; they were the schema's when it was made.
    if (waiting.length > 0)
      await trx
        .insertInto(table as 'audit')
        .values(waiting as never)
        .execute();
    waiting = [];
  };
  for (;;) {
    const { value: line, done } = await lines.next();
    if (done === true) break;
    if ('row' in line) {
      waiting.push(line.row);
      if (waiting.length >= AT_ONCE) await write();
    } else {
      await write();
      if (!('table' in line)) return line;
      table = line.table;
    }
  }
  return undefined;
}

/** Older rows belong in older tables: they are brought up to date together. */
async function requireVersion(db: Kysely<Tables>, version: string): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (tables.every(({ name }) => name !== 'kysely_migration')) return;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name desc`.execute(
    db,
  );
  if (rows[0] !== undefined && rows[0].name > version)
    throw new CommandError('The database has tables of a newer version than the backup: name an empty one.');
}

async function requireEmpty(trx: Transaction<Tables>): Promise<void> {
  for (const { name } of await trx.introspection.getTables()) {
    if (name === 'calendar_state') continue;
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(trx);
    if (rows.length > 0)
      throw new CommandError(
        `The database is not empty (${name}): a backup is restored into an empty one only. Nothing was changed.`,
      );
  }
}
