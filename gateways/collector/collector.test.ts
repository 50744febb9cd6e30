import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { createCollectorGateway } from './gateway.ts';
import type { SearchReport } from './report.ts';

const KEY = 'a key';
const MEMORY = '5f0c9a1e-6f0e-4d0c-9d8e-0d7c5d0a9f11';
const DAY_MS = 86_400_000;
/** A Thursday: weeks begin on Thursdays. */
const START = Date.UTC(2026, 10, 19, 9);

const dataDir = mkdtempSync(join(tmpdir(), 'foyer-collector-'));
let now = START;
let collector: Awaited<ReturnType<typeof createCollectorGateway>>;
let base = '';
const server = createServer((request, response) => {
  void collector.handle(request, response, new URL(request.url ?? '/', 'http://gateway'));
});
const open = async () => {
  collector = await createCollectorGateway({
    databaseUrl: '',
    dataDir,
    key: KEY,
    retentionDays: 14,
    now: () => now,
  });
};

before(async () => {
  await open();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  base = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}/collector` : '';
});
after(async () => {
  server.close();
  await collector.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function post(body: unknown, key = KEY): Promise<number> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const answer = await fetch(`${base}/count`, { method: 'POST', headers, body: JSON.stringify(body) });
  return answer.status;
}
const search = (query: string, more: object = {}) =>
  post({ event: 'search', language: 'en', query, total: 3, isNewVisitor: true, memory: MEMORY, ...more });
async function report(days = 14): Promise<SearchReport> {
  const headers = { authorization: `Bearer ${KEY}` };
  return (await (await fetch(`${base}/report?days=${days}`, { headers })).json()) as SearchReport;
}
const named = async () => (await report()).top.map(({ query }) => query);
/** All that the embedded store has written to the disk. */
const bytes = () => {
  const folder = join(dataDir, 'collector');
  const files = readdirSync(folder).filter((name) => name.startsWith('foyer.db'));
  return files.map((name) => readFileSync(join(folder, name), 'latin1')).join('');
};

test('[B23] [N3] words that nineteen visitors searched for are nowhere; the twentieth makes them known, with all that was counted', async () => {
  for (let visitor = 0; visitor < 19; visitor += 1) {
    assert.equal(await search('canary rash'), 200);
    // The same visitor again: a search, and nobody new.
    await search('canary rash', { isNewVisitor: false, total: 0 });
  }
  await post({
    event: 'click',
    language: 'en',
    query: 'canary rash',
    total: 3,
    isNewVisitor: false,
    memory: MEMORY,
    position: 4,
  });
  assert.deepEqual(await named(), []);
  assert.ok(!bytes().includes('canary rash'));
  assert.equal((await report()).searches, 38);
  assert.equal((await report()).clicks, 1);
  await search('canary rash');
  assert.deepEqual((await report()).top, [{ query: 'canary rash', searches: 39, clicks: 1, position: 4 }]);
  assert.equal((await report()).searches, 39);
});

test('[B23] twenty of one language say nothing of another', async () => {
  for (let visitor = 0; visitor < 19; visitor += 1) await search('asma', { language: 'es-MX' });
  await search('asma', { language: 'en' });
  assert.ok(!(await named()).includes('asma'));
});

test('[B23] what waits is forgotten with the week; what is known stays known in it, over a restart too', async () => {
  for (let visitor = 0; visitor < 19; visitor += 1) await search('hiccups');
  await collector.close();
  await open();
  await search('canary rash', { isNewVisitor: false });
  assert.equal((await report()).top[0]?.searches, 40);
  for (let visitor = 0; visitor < 19; visitor += 1) await search('hiccups');
  now = START + 7 * DAY_MS;
  await search('hiccups');
  await search('canary rash');
  assert.deepEqual(await named(), ['canary rash']);
  assert.equal((await report()).top[0]?.searches, 40, 'a new week asks for twenty again');
});

test('[B23] counts are kept for days, not months', async () => {
  now = START + 14 * DAY_MS;
  await collector.close();
  await open();
  assert.deepEqual(await named(), []);
  now = START + 21 * DAY_MS;
  await collector.close();
  await open();
  assert.equal((await report(31)).searches, 0);
});

test('[B23] [N3] anything about a visitor is refused, and so is who has no key', async () => {
  for (const more of [{ session: 's' }, { _vid: 'v' }, { ip: '203.0.113.9' }, { cDocId: '/x' }, { at: 1 }])
    assert.equal(await search('rash', more), 400);
  assert.equal(await search(''), 400);
  assert.equal(await post({ event: 'search' }), 400);
  const whole = {
    event: 'search',
    language: 'en',
    query: 'rash',
    total: 3,
    isNewVisitor: true,
    memory: MEMORY,
  };
  assert.equal(await post(whole, 'wrong'), 401);
  assert.equal((await fetch(`${base}/report`)).status, 401);
  assert.equal(
    (await fetch(`${base}/report?days=400`, { headers: { authorization: `Bearer ${KEY}` } })).status,
    400,
  );
});

test('[B23] [N3] visitors whom two processes know may be the same: nineteen and nineteen are not twenty', async () => {
  const other = { memory: '6f0c9a1e-6f0e-4d0c-9d8e-0d7c5d0a9f12' };
  for (let visitor = 0; visitor < 19; visitor += 1) {
    await search('canary limp');
    await search('canary limp', other);
  }
  assert.ok(!bytes().includes('canary limp'));
  await search('canary limp', other);
  const [known] = (await report()).top.filter(({ query }) => query === 'canary limp');
  assert.equal(known?.searches, 39, 'all of them are counted then');
});
