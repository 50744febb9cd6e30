import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { createFifoLock } from './fifo-lock.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open.ts';
import { compareVersions } from './open-sqlite.ts';
import type { Tables } from './schema.ts';
import { inTransaction, RetryTransactionError, StoreBusyError } from './transaction.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';

const auditRow = (id: string) => ({ id, at: 1, action: 'test', subject_id: id });

describe('embedded database', () => {
  const dataDir = temporaryFolder('db');
  let database: Database;
  before(async () => {
    database = await openDatabase({ databaseUrl: '', dataDir });
  });
  after(() => database.close());

  const ids = async (prefix: string): Promise<string[]> => {
    const rows = await database.db
      .selectFrom('audit')
      .select('id')
      .where('id', 'like', `${prefix}%`)
      .execute();
    return rows.map(({ id }) => id);
  };

  test('[I14] keeps its settings: write-ahead log, full sync, foreign keys, five seconds of patience', async () => {
    const pragma = async (name: string): Promise<unknown> => {
      const { rows } = await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(database.db);
      return Object.values(rows[0] ?? {})[0];
    };
    assert.equal(await pragma('journal_mode'), 'wal');
    assert.equal(await pragma('synchronous'), 2);
    assert.equal(await pragma('foreign_keys'), 1);
    assert.equal(await pragma('busy_timeout'), 5_000);
  });

  test('[I14] serves transactions one after the other in the order they came', async () => {
    const order: string[] = [];
    const work = (name: string) =>
      database.db.transaction().execute(async (trx) => {
        order.push(`${name} begins`);
        await trx.selectFrom('audit').select('id').execute();
        await new Promise(setImmediate);
        order.push(`${name} ends`);
      });
    await Promise.all(['a', 'b', 'c'].map(work));
    assert.deepEqual(order, ['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  test('[I14] of many transactions at once each stands or falls alone, and hears of it when it is on the disk', async () => {
    const beside = new DatabaseSync(join(dataDir, 'foyer.db'), { readOnly: true });
    const isWritten = beside.prepare('select count(*) as n from audit where id = ?');
    const writes = new Set<number>();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 200 }, async (_unused, number) => {
        const id = `many-${number}`;
        if (number % 7 === 3)
          await database.db
            .insertInto('audit')
            .values(auditRow(`alone-${number}`))
            .execute();
        await database.db.transaction().execute(async (trx) => {
          await trx.insertInto('audit').values(auditRow(id)).execute();
          if (number % 5 === 0) throw new Error('changed its mind');
        });
        assert.equal(Number(isWritten.get(id)?.['n']), 1, 'others see it once it is told');
        writes.add(Number(beside.prepare('pragma data_version').get()?.['data_version']));
      }),
    );
    beside.close();
    assert.deepEqual(
      outcomes.map(({ status }) => status),
      outcomes.map((_outcome, number) => (number % 5 === 0 ? 'rejected' : 'fulfilled')),
    );
    assert.equal((await ids('many-')).length, 160);
    assert.equal((await ids('alone-')).length, 29);
    assert.ok(writes.size < 80, `160 transactions took ${writes.size} writes`);
  });

  test('[I14] a refused transaction answers and leaves nothing', async () => {
    const answer = await inTransaction<Tables, string>(database.db, async (trx, refuse) => {
      await trx.insertInto('audit').values(auditRow('refused-1')).execute();
      return refuse('no');
    });
    assert.equal(answer, 'no');
    assert.deepEqual(await ids('refused'), []);
  });

  test('[I14] a lost race is tried again three times, each time from the beginning', async () => {
    let attempts = 0;
    const answer = await inTransaction(database.db, async (trx) => {
      attempts += 1;
      await trx.insertInto('audit').values(auditRow('retried-1')).execute();
      if (attempts < 4) throw new RetryTransactionError('lost');
      return 'done';
    });
    assert.equal(answer, 'done');
    assert.deepEqual(await ids('retried'), ['retried-1']);
    await assert.rejects(
      inTransaction(database.db, () => Promise.reject(new RetryTransactionError('lost'))),
      StoreBusyError,
    );
  });

  test('[I14] an error in a transaction undoes it, is passed on and leaves the connection usable', async () => {
    const broken = inTransaction(database.db, async (trx) => {
      await trx.insertInto('audit').values(auditRow('broken-1')).execute();
      throw new TypeError('bug');
    });
    await assert.rejects(broken, TypeError);
    await assert.rejects(sql`select nonsense`.execute(database.db));
    assert.deepEqual(await ids('broken'), []);
  });

  test('[I14] a tick has one owner, and one that exists', async () => {
    const insert = (values: string) =>
      sql.raw(`insert into tick values ('r', 1, ${values})`).execute(database.db);
    await assert.rejects(insert("'no-booking', null, null"), /FOREIGN KEY/);
    await assert.rejects(insert('null, null, null'), /tick_one_owner/);
  });

  test('[I14] opening again changes nothing', async () => {
    const other = temporaryFolder('db');
    const first = await openDatabase({ databaseUrl: `file:${join(other, 'own.db')}`, dataDir: other });
    await first.db.insertInto('audit').values(auditRow('kept')).execute();
    await first.close();
    const second = await openDatabase({ databaseUrl: `file:${join(other, 'own.db')}`, dataDir: other });
    assert.equal((await second.db.selectFrom('audit').selectAll().execute()).length, 1);
    await second.close();
  });

  test('[I14] an address of another kind is refused in words', async () => {
    await assert.rejects(openDatabase({ databaseUrl: 'mysql://x', dataDir }), /DATABASE_URL must be/);
  });

  test('[I14] a PostgreSQL that does not answer is named without its password', async () => {
    await assert.rejects(openDatabase({ databaseUrl: 'postgres://user:secret@127.0.0.1:1/x', dataDir }), {
      message: 'The PostgreSQL database of DATABASE_URL cannot be reached (ECONNREFUSED).',
    });
  });
});

test('[I14] versions are compared by number', () => {
  assert.ok(compareVersions('3.51.2', '3.51.3') < 0);
  assert.ok(compareVersions('3.9.0', '3.51.3') < 0);
  assert.equal(compareVersions('3.51.3', '3.51.3'), 0);
  assert.ok(compareVersions('3.53', '3.51.3') > 0);
});

test('[I14] a newcomer cannot overtake those who wait for a lock', async () => {
  const lock = createFifoLock();
  const order: number[] = [];
  const enter = async (name: number): Promise<void> => {
    await lock.acquire();
    order.push(name);
  };
  await enter(1);
  const second = enter(2);
  lock.release();
  const third = enter(3);
  await second;
  lock.release();
  await third;
  assert.deepEqual(order, [1, 2, 3]);
});
