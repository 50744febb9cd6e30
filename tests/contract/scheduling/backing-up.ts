import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { backUp } from '../../../gateways/db/commands/backup.ts';
import { rekey } from '../../../gateways/db/commands/rekey.ts';
import { restore } from '../../../gateways/db/commands/restore.ts';
import { placesOf } from '../../../gateways/db/commands/stores.ts';
import { openDatabase } from '../../../gateways/db/open.ts';
import { bookSlot, freeSlots, startGateway, statusCodeOf } from './client.ts';
import { createReader } from './reader.ts';
import { leftByVersion16, writeStatements } from './old-database.ts';
import { rawTextOf } from './raw-text.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const execute = promisify(execFile);
const command = fileURLToPath(new URL('../../../gateways/db/commands/command.ts', import.meta.url));
const email = 'kept.person@outside.example';
const MANY = 6_000;

type At = { readonly databaseUrl: string; readonly dataDir: string };

const makeFolder = () => temporaryFolder('keeping');
const environmentOf = ({ databaseUrl, dataDir }: At, keys = '') => ({
  ...process.env,
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  DATA_KEYS: keys,
});
const run = async (at: At, task: string, file = '') =>
  (await execute(process.execPath, [command, task, file], { env: environmentOf(at) })).stdout;
const placesAt = (at: At, keys = '') =>
  placesOf({ DATABASE_URL: at.databaseUrl, DATA_DIR: at.dataDir, DATA_KEYS: keys });
const backedUp = (at: At, file: string) => backUp(placesAt(at), file);
const restored = (at: At, file: string, keys = '') => restore(placesAt(at, keys), file);

/** Starts a command and kills it as soon as it has begun to write. */
async function runAndKill(at: At, args: readonly string[], hasBegun: () => Promise<boolean>, keys = '') {
  const child = spawn(process.execPath, [command, ...args], {
    env: environmentOf(at, keys),
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  while (child.exitCode === null && !(await hasBegun()));
  child.kill('SIGKILL');
  assert.deepEqual(await ended, [null, 'SIGKILL'], 'it was over before it was killed');
}

/** Everything of the tables that a backup is about, by table. */
async function contentOf(at: At) {
  const rows = createReader(at);
  const tables = ['booking', 'tick', 'outbox', 'audit', 'waiter', 'text_stop', 'data_key'];
  return Promise.all(tables.map((table) => rows(`select * from ${table} order by 1, 2`)));
}

/** The drill: what was booked survives the loss of the database. */
export function backingUpSuite(store: string, databaseUrl: () => Promise<string>): void {
  describe(`scheduling gateway on ${store}: backup and restore`, () => {
    const emptyPlace = async () => ({ databaseUrl: await databaseUrl(), dataDir: makeFolder() });

    test('[I14] a backup beside the running gateway is sealed, is restored into an empty database only, and can be booked on', async () => {
      const from = await emptyPlace();
      const gateway = await startGateway(from);
      const [first, second] = await freeSlots(gateway.call);
      assert.ok(first && second);
      assert.equal(statusCodeOf(await bookSlot(gateway.call, first, { Email: email })), '200');
      const file = join(from.dataDir, 'kept.backup');
      assert.match(await run(from, 'backup', file), /^\d+ rows are in /);
      assert.equal(statSync(file).mode & 0o777, 0o600);
      assert.ok(!gunzipSync(readFileSync(file)).includes('kept.person'));
      await assert.rejects(run(from, 'backup', file), (error: { code: number; stderr: string }) => {
        assert.equal(error.code, 1);
        assert.match(error.stderr, /is there already: name another file\.\n$/);
        return true;
      });
      await gateway.stop();

      const to = await emptyPlace();
      const other = `other:${Buffer.alloc(32, 7).toString('base64')}`;
      await assert.rejects(restored(to, file, other), /written with key file-\w+, which is not/);
      const keys = readFileSync(join(from.dataDir, 'data.key'), 'utf8').trim();
      await restored(to, file, keys);
      writeFileSync(join(to.dataDir, 'data.key'), keys, { mode: 0o600 });
      assert.deepEqual(await contentOf(to), await contentOf(from));
      await assert.rejects(restored(to, file), /is not empty|foyer\.db is there/);

      const again = await startGateway(to);
      assert.notEqual(statusCodeOf(await bookSlot(again.call, first)), '200');
      assert.equal(statusCodeOf(await bookSlot(again.call, second)), '200');
      await again.stop();
    });

    test('[I14] killed in the middle, backup, restore and change of keys leave nothing half: run again, they do it', async () => {
      const from = await emptyPlace();
      await leftByVersion16(from);
      await fill(from);
      const file = join(from.dataDir, 'kept.backup');
      await runAndKill(from, ['backup', file], () => Promise.resolve(existsSync(`${file}.part`)));
      assert.ok(!existsSync(file));
      await backedUp(from, file);

      const to = await emptyPlace();
      const hasRestoreBegun = async () =>
        to.databaseUrl === ''
          ? existsSync(join(to.dataDir, 'restore.part', 'scheduling', 'foyer.db'))
          : (await createReader(to)("select 1 from pg_tables where tablename = 'booking'")).length > 0;
      await runAndKill(to, ['restore', file], hasRestoreBegun);
      await restored(to, file);
      const rows = createReader(to);
      const count = async () => Number((await rows('select count(*) as n from audit'))[0]?.['n']);
      assert.equal(await count(), MANY);

      // The upgrade, which seals, and a change of keys.
      const [first, second] = ['first', 'second'].map(
        (id) => `${id}:${Buffer.alloc(32, id).toString('base64')}`,
      );
      await runAndKill(to, ['migrate'], async () => (await rawTextOf(to)).includes('~1.first.'), first);
      await (await openDatabase({ ...to, keys: placesAt(to, first).keys })).close();
      const isRekeying = async () => (await rawTextOf(to)).includes('~1.second.');
      await runAndKill(to, ['rekey'], isRekeying, `${second},${first}`);
      const both = await openDatabase({ ...to, keys: placesAt(to, `${second},${first}`).keys });
      assert.deepEqual((await rekey(both)).forgotten, ['first']);
      await both.close();
      const raw = await rawTextOf(to);
      assert.ok(!raw.includes('~1.first.') && !raw.includes('walk-in@outside.example'));
      assert.equal(await count(), MANY);
    });

    test('[I14] a backup that is cut off, or is none, is refused, and nothing is restored', async () => {
      const from = await emptyPlace();
      await leftByVersion16(from);
      const file = join(from.dataDir, 'whole.backup');
      assert.equal((await backedUp(from, file)).isSealed, false);
      const to = await emptyPlace();
      const bytes = readFileSync(file);
      for (const [name, content] of [
        ['cut', bytes.subarray(0, bytes.length - 40)],
        ['none', Buffer.from('{"foyer":1}')],
      ] as const) {
        const broken = join(to.dataDir, name);
        writeFileSync(broken, content);
        await assert.rejects(restored(to, broken), /no whole backup: nothing was restored/);
      }
      await assert.rejects(restored(to, join(to.dataDir, 'nowhere')), /no whole backup/);
      await restored(to, file);
    });
  });
}

/** So many rows that a command takes its time. */
async function fill(at: At): Promise<void> {
  const numbers = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${MANY})`;
  await writeStatements(at, [
    `insert into audit ${numbers} select 'a' || i, i, 'filled', 's' || i from n`,
    `insert into form_submission ${numbers} select 'f' || i, 'f', 'F', 'en', 'k' || i,
      'walk-in@outside.example', 'stored', 1, 1, 0, 1 from n where i <= 2000`,
  ]);
}
