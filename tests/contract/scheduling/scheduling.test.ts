import { after, describe } from 'node:test';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import pg from 'pg';
import { startPostgres, type TestPostgres } from '../../support/postgres.ts';
import { attendingSuite } from './attending.ts';
import { backingUpSuite } from './backing-up.ts';
import { bookingSuite } from './booking.ts';
import { bookSlot, freeSlot, freeSlots, startGateway, statusCodeOf } from './client.ts';
import { feedingSuite } from './feeding.ts';
import { fillingSuite, holdingSuite } from './holding.ts';
import { importingSuite } from './importing.ts';
import { managingSuite } from './managing.ts';
import { messagingSuite } from './messaging.ts';
import { migratingSuite } from './migrating.ts';
import { racingSuite } from './racing.ts';
import { ownVisitsSuite } from './own-visits.ts';
import { readingSuite } from './reading.ts';
import { requestingSuite } from './requesting.ts';
import { retainingSuite } from './retaining.ts';
import { savingSuite } from './saving.ts';
import { sealingSuite } from './sealing.ts';
import { startSmtp } from '../../support/smtp.ts';
import { embeddedStoreSuite, survivingSuite } from './surviving.ts';
import { textingSuite } from './texting.ts';
import { waitingSuite } from './waiting.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

let server: Promise<TestPostgres> | undefined;
const postgres = (): Promise<TestPostgres> => (server ??= startPostgres());
after(async () => {
  if (server !== undefined) await (await server).stop();
});

const stores = [
  ['SQLite', () => Promise.resolve('')],
  ['PostgreSQL', async () => (await postgres()).createDatabase()],
] as const;

for (const [store, databaseUrl] of stores) {
  const target = async () => ({ databaseUrl: await databaseUrl() });
  readingSuite(store, databaseUrl);
  bookingSuite(store, target);
  attendingSuite(store, databaseUrl);
  holdingSuite(store, target);
  fillingSuite(store, target);
  ownVisitsSuite(store, target);
  messagingSuite(store, databaseUrl);
  textingSuite(store, databaseUrl);
  feedingSuite(store, databaseUrl);
  managingSuite(store, target);
  retainingSuite(store, databaseUrl);
  savingSuite(store, databaseUrl);
  requestingSuite(store, databaseUrl);
  waitingSuite(store, databaseUrl);
  survivingSuite(store, databaseUrl);
  migratingSuite(store, databaseUrl);
  sealingSuite(store, databaseUrl);
  backingUpSuite(store, databaseUrl);
  importingSuite(store, databaseUrl);
  // Only one process may use the embedded store.
  racingSuite(store, databaseUrl, store === 'SQLite' ? 1 : 2);
}

embeddedStoreSuite();

describe('scheduling gateway on PostgreSQL: two processes', () => {
  test('[I14] a key that another process is working on is answered 409 and works afterwards', async () => {
    const databaseUrl = await (await postgres()).createDatabase();
    const gateway = await startGateway({ databaseUrl });
    const other = new pg.Client({ connectionString: databaseUrl });
    await other.connect();
    try {
      const slot = await freeSlot(gateway.call);
      const key = 'key-in-progress';
      await other.query('begin');
      await other.query("insert into idempotency values ('schedule-appointment', $1, 'hash', 0, '', 0)", [
        key,
      ]);
      const waiting = await bookSlot(gateway.call, slot, {}, key);
      assert.equal(waiting.status, 409);
      assert.equal(waiting.headers.get('retry-after'), '1');
      await other.query('rollback');
      assert.equal(statusCodeOf(await bookSlot(gateway.call, slot, {}, key)), '200');
    } finally {
      await other.end();
      await gateway.stop();
    }
  });

  test('[I14] two gateways on one database sell a time once', async () => {
    const databaseUrl = await (await postgres()).createDatabase();
    // One folder: the one that comes first makes the key file, and the other one reads it.
    const at = { databaseUrl, dataDir: temporaryFolder('two') };
    const [one, two] = await Promise.all([startGateway(at), startGateway(at)]);
    try {
      const slot = await freeSlot(one.call);
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, index) => bookSlot(index % 2 === 0 ? one.call : two.call, slot)),
      );
      assert.equal(answers.filter((answer) => statusCodeOf(answer) === '200').length, 1);
      assert.equal(answers.filter((answer) => statusCodeOf(answer) === '409').length, 39);
    } finally {
      await one.stop();
      await two.stop();
    }
  });

  test('[I18] two gateways on one database send each message once', async () => {
    const databaseUrl = await (await postgres()).createDatabase();
    const smtp = await startSmtp();
    const options = { dataDir: temporaryFolder('two'), databaseUrl, mailUrl: smtp.url };
    const [one, two] = await Promise.all([startGateway(options), startGateway(options)]);
    try {
      const slots = await freeSlots(one.call, { visitTypes: ['9004'], from: '2027-02-01' });
      const booked = await Promise.all(slots.slice(0, 60).map((slot) => bookSlot(one.call, slot)));
      const count = booked.filter((answer) => statusCodeOf(answer) === '200').length;
      assert.ok(count > 40);
      await Promise.all([one.sendMessages(), two.sendMessages(), one.sendMessages()]);
      const ids = smtp.messages.map((message) => /^Message-ID: (.+)\r$/m.exec(message)?.[1]);
      assert.equal(ids.length, count);
      assert.equal(new Set(ids).size, count);
    } finally {
      await one.stop();
      await two.stop();
      await smtp.stop();
    }
  });
});
