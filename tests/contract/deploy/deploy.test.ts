import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parse } from 'yaml';
import { startNginx } from '../../support/nginx.ts';
import { startPostgres } from '../../support/postgres.ts';
import { bookSlot, createClient, freeSlots, holdSlot, statusCodeOf } from '../scheduling/client.ts';
import { createReader } from '../scheduling/reader.ts';
import { startProcess } from '../scheduling/process.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const AT_ONCE = 6;
const BOOKINGS = 48;

test('[I14] two gateways on PostgreSQL behind a real nginx, one killed under load: nothing fails but what was in flight, no hold and no booking is lost', async (context) => {
  const postgres = await startPostgres();
  const store = {
    databaseUrl: await postgres.createDatabase(),
    dataDir: temporaryFolder('deploy'),
  };
  const [one, two] = await Promise.all([startProcess(store), startProcess(store)]);
  context.after(async () => {
    await Promise.all([one.kill(), two.kill()]);
    await postgres.stop();
  });
  const nginx = await startNginx({ 'gateways-1:4000': one.address, 'gateways-2:4000': two.address });
  context.after(nginx.stop);
  const call = createClient(`http://127.0.0.1:${nginx.gateways}`);

  const slots = (await freeSlots(call)).filter((_slot, index) => index % 4 === 0).slice(0, BOOKINGS + 1);
  const [held, ...wanted] = slots;
  assert.ok(held !== undefined && wanted.length === BOOKINGS);

  const hold = await holdSlot(call, held, 'anna');

  let failed = 0;
  let killed: Promise<void> | undefined;
  let confirmed = 0;
  const waiting = [...wanted];
  const visitors = Array.from({ length: AT_ONCE }, async () => {
    for (let slot = waiting.shift(); slot !== undefined; slot = waiting.shift()) {
      const key = randomUUID();
      let answer = await bookSlot(call, slot, {}, key);
      // The visitor's browser sends it again, with its key.
      for (; answer.status >= 500; answer = await bookSlot(call, slot, {}, key)) failed += 1;
      assert.equal(statusCodeOf(answer), '200');
      confirmed += 1;
      if (confirmed >= BOOKINGS / 3) killed ??= one.kill();
    }
  });
  await Promise.all(visitors);
  await killed;
  assert.ok(failed <= AT_ONCE, `${failed} answers were errors, ${AT_ONCE} were in flight`);
  const rows = createReader(store);
  assert.equal((await rows('select distinct starts_at from booking')).length, BOOKINGS);
  assert.equal((await rows('select id from booking')).length, BOOKINGS);
  // Whichever gateway made it: the other one has it.
  assert.equal(hold.status, 201);
  assert.equal((await rows('select id from hold')).length, 1);
});

test('[O8] the CMS’s key, which is a header with an underscore, comes through nginx to a gateway', async (context) => {
  const cms = createServer((request, response) => response.end(request.headers['sc_apikey'])).listen(
    0,
    '127.0.0.1',
  );
  await once(cms, 'listening');
  context.after(() => cms.close());
  const nginx = await startNginx({ 'gateways-1:4000': `127.0.0.1:${(cms.address() as AddressInfo).port}` });
  context.after(nginx.stop);
  const answer = await fetch(`http://127.0.0.1:${nginx.gateways}/sitecore/api/graph/edge`, {
    headers: { sc_apikey: 'the-key' },
  });
  assert.equal(await answer.text(), 'the-key');
});

test('[I14] compose names a setting for each thing that two programs share, and every program is without rights', () => {
  const file = parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true }) as {
    readonly services: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  };
  for (const name of ['site-1', 'site-2', 'gateways-1', 'gateways-2', 'nginx']) {
    assert.equal(file.services[name]?.['read_only'], true);
    assert.deepEqual(file.services[name]?.['cap_drop'], ['ALL']);
  }
  const gateways = file.services['gateways-2']?.['environment'] as Readonly<Record<string, string>>;
  assert.match(gateways['DATABASE_URL'] ?? '', /^postgres:/);
  assert.match(gateways['DATA_KEYS'] ?? '', /set DATA_KEYS/);
  const site = file.services['site-2']?.['environment'] as Readonly<Record<string, string>>;
  assert.equal(site['REDIS_URL'], 'redis://redis:6379');
  assert.ok(file.services['redis']);
  assert.match(readFileSync('deploy/Dockerfile', 'utf8'), /^USER node$/m);
});
