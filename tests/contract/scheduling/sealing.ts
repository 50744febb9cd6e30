import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { rekey } from '../../../gateways/db/commands/rekey.ts';
import { openDatabase } from '../../../gateways/db/open.ts';
import { dataKeys } from '../../../gateways/db/sealing/keys.ts';
import { bookSlot, freeSlot, startGateway, statusCodeOf } from './client.ts';
import { leftByVersion16 } from './old-database.ts';
import { rawTextOf } from './raw-text.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const email = 'zz.nobody@outside.example';
const keyOf = (id: string) => `${id}:${randomBytes(32).toString('base64')}`;
const makeFolder = () => temporaryFolder('sealing');

/** What is written of a patient can be read with the key alone. */
export function sealingSuite(store: string, databaseUrl: () => Promise<string>): void {
  describe(`scheduling gateway on ${store}: sealed at rest`, () => {
    test('[I14] neither tables nor files hold what a patient wrote; the key file has mode 0600; its loss is said', async () => {
      const at = { databaseUrl: await databaseUrl(), dataDir: makeFolder() };
      const gateway = await startGateway(at);
      const slot = await freeSlot(gateway.call);
      assert.equal(statusCodeOf(await bookSlot(gateway.call, slot, { Email: email })), '200');
      await gateway.sendMessages();
      const [booking] = await gateway.rows('select details from booking');
      assert.match(String(booking?.['details']), /zz\.nobody@outside\.example/);
      await gateway.stop();
      const raw = await rawTextOf(at);
      assert.ok(raw.includes('~1.file-'));
      assert.ok(!raw.includes('zz.nobody'));
      const file = join(at.dataDir, 'data.key');
      assert.equal(statSync(file).mode & 0o777, 0o600);
      rmSync(file);
      await assert.rejects(openDatabase(at), /The key file .*data\.key is missing.*Nothing was changed/);
      assert.ok(!readdirSync(at.dataDir).includes('data.key'));
    });

    test('[I14] a wrong key is refused by its name and loses nothing; old and new key together rotate', async () => {
      const at = { databaseUrl: await databaseUrl(), dataDir: makeFolder() };
      const [first, second] = [keyOf('first'), keyOf('second')];
      const open = (given: string) => openDatabase({ ...at, keys: { given, folder: at.dataDir } });
      const waiter = { npi: '1', visit_types: '', email, email_key: email, language: 'en' };
      const wait = { from_date: '', to_date: '', time_of_day: 'any', profile_path: '', offers: 0 } as const;
      const before = await open(first);
      await before.db
        .insertInto('waiter')
        .values({ id: 'w', ...waiter, ...wait, created_at: 1, confirmed_at: null })
        .execute();
      await before.close();
      await assert.rejects(open(second), /written with key first, which is not among .*\(second\)/);
      await assert.rejects(open(keyOf('first')), /Key first is not the one/);

      const both = await open(`${second},${first}`);
      const find = async () => {
        const found = both.db.selectFrom('waiter').select('email').where('email_key', '=', email);
        return (await found.execute()).map((row) => row.email);
      };
      assert.deepEqual(await find(), [email]);
      assert.deepEqual(await rekey(both), { sealed: 1, forgotten: ['first'] });
      assert.deepEqual(await find(), [email]);
      await both.close();
      const raw = await rawTextOf(at);
      assert.ok(raw.includes('~1.second.') && !raw.includes('~1.first.') && !raw.includes('zz.nobody'));
      const last = await open(second);
      const left = await last.db.selectFrom('waiter').select('email').execute();
      assert.deepEqual(
        left.map((row) => row.email),
        [email],
      );
      await last.close();
    });

    test('[I14] the database that an earlier version left keeps its rows, which are sealed, and is found by address and number', async () => {
      const at = { databaseUrl: await databaseUrl(), dataDir: makeFolder() };
      await leftByVersion16(at);
      assert.ok((await rawTextOf(at)).includes('walk-in@outside.example'));
      const gateway = await startGateway(at);
      const [booking] = await gateway.rows('select reference, details from booking');
      assert.equal(booking?.['reference'], '200000000016');
      assert.equal(booking?.['details'], '{"Email":"walk-in@outside.example"}');
      await gateway.stop();
      assert.ok(!(await rawTextOf(at)).includes('walk-in@outside.example'));

      const { db, close } = await openDatabase(at);
      for (const table of ['waiter', 'newsletter_subscriber'] as const) {
        const found = db.selectFrom(table).select('email').where('email_key', '=', 'walk-in@outside.example');
        assert.deepEqual(
          (await found.execute()).map((row) => row.email),
          ['walk-in@outside.example'],
        );
      }
      const stopped = db
        .selectFrom('text_stop')
        .select('created_at')
        .where('number_hash', '=', 'f'.repeat(64));
      assert.equal((await stopped.execute()).length, 1);
      await close();
    });

    test('[I14] a value moved to another column, or changed, is not read', async () => {
      const at = { databaseUrl: await databaseUrl(), dataDir: makeFolder() };
      const { db, close } = await openDatabase(at);
      const mail = { id: 'm', sent_at: 1, recipient: email, language: 'en', subject: 'Hello', text: 't' };
      await db
        .insertInto('mailbox')
        .values({ ...mail, html: '', calendar: null, channel: 'mail', attachments: null })
        .execute();
      const raw = db.withoutPlugins();
      const { subject } = await raw.selectFrom('mailbox').select('subject').executeTakeFirstOrThrow();
      await raw.updateTable('mailbox').set({ text: subject }).execute();
      await assert.rejects(db.selectFrom('mailbox').selectAll().execute(), /A value of text does not open/);
      await close();
      assert.equal(dataKeys({ given: '', folder: at.dataDir }, false).length, 1);
      assert.match(readFileSync(join(at.dataDir, 'data.key'), 'utf8'), /^file-[0-9a-f]{8}:\S{44}\n$/);
    });
  });
}
