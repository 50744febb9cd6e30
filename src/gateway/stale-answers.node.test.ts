import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StaleAnswersOnDisk } from '#gateway/stale-answers';
import { hearLog } from '@/lib/testing/heard-log';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'foyer-last-good-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (maxEntries = 100) =>
  new StaleAnswersOnDisk<{ text: string }>({ folder: join(folder, 'a'), maxEntries });
const page = (text: string) => ({ text });

test('[O8] what was kept is there after a restart, and what was forgotten is not', async () => {
  const first = open();
  first.keep('en /', page('home'));
  first.keep('ar /', page('بيت'));
  first.keep('en /', page('home, newer'));
  first.keep('en /gone', page('gone'));
  first.forget('en /gone');
  expect(await first.get('en /')).toEqual(page('home, newer'));
  expect(await first.get('en /gone')).toBeUndefined();
  await first.settled();
  const second = open();
  expect(await second.get('en /')).toEqual(page('home, newer'));
  expect(await second.get('ar /')).toEqual(page('بيت'));
  expect(await second.get('en /gone')).toBeUndefined();
});

test('[O8] a file that was cut off is nothing, and the next answer takes its place', async () => {
  const first = open();
  first.keep('a', page('whole'));
  await first.settled();
  const [name = ''] = readdirSync(join(folder, 'a'));
  truncateSync(join(folder, 'a', name), 12);
  const second = open();
  expect(await second.get('a')).toBeUndefined();
  second.keep('a', page('again'));
  await second.settled();
  expect(await open().get('a')).toEqual(page('again'));
});

test('[O8] where nothing can be written, the answers are in memory', async () => {
  const log = hearLog();
  writeFileSync(join(folder, 'a'), 'a file where the folder should be');
  const cache = open();
  cache.keep('a', page('kept'));
  await cache.settled();
  expect(await cache.get('a')).toEqual(page('kept'));
  expect(log.lines()).toEqual([{ level: 'error', event: 'last-good.not-written', reason: 'EEXIST' }]);
  log.stop();
});

test('[O8] the folder does not grow without end', async () => {
  const cache = open(10);
  for (let number = 0; number < 250; number += 1) {
    cache.keep(`page ${number}`, page('x'));
    await cache.settled();
  }
  expect(readdirSync(join(folder, 'a')).length).toBeLessThan(115);
});

test('[O8] what is still to be written when the process ends is written then', async () => {
  Object.assign(process.env, { NODE_ENV: 'production', DATA_DIR: folder });
  jest.resetModules();
  const { answerCache } = await import('#gateway/answer-cache');
  const { settleAll } = await import('@/lib/before-end');
  const cache = answerCache<{ text: string }>('ended', { maxEntries: 500, freshMs: 0, isDurable: true });
  for (let number = 0; number < 200; number += 1) cache.keep(`page ${number}`, page(`${number}`.repeat(900)));
  await settleAll();
  const [written = ''] = readdirSync(join(folder, 'last-good'));
  expect(readdirSync(join(folder, 'last-good', written))).toHaveLength(200);
  Object.assign(process.env, { NODE_ENV: 'test' });
});
