import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { newPatience, patienceLeft, waitedInVain, withPatience } from '@/lib/patience';
import { queryContent } from '#cms/content';
import { fetchPage } from '#cms/fetch-page';
import { fetchLayout } from '#cms/layout-service';
import { redirectFor } from '#cms/redirects';
import { expireAnswers } from '#gateway/answer-cache';

/** A CMS that takes questions and answers none, or answers all. */
let server: Server;
const cms = { asked: 0, hangs: true };
beforeAll(async () => {
  server = createServer((request, response) => {
    cms.asked += 1;
    request.resume();
    if (cms.hangs) return;
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ data: { layout: { item: null }, site: { siteInfo: { redirects: [] } } } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.GRAPH_QL_ENDPOINT = `http://127.0.0.1:${(server.address() as AddressInfo).port}/edge`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => Object.assign(cms, { asked: 0, hangs: true }));

const ask = (words: string) => queryContent(`query Q { ${words} }`, {}, { schema: z.unknown() });

test('[O8] a page that has waited for the CMS once asks it nothing more: its other parts are there at once', async () => {
  await withPatience(newPatience(200), async () => {
    expect(await ask('redirects')).toEqual({ ok: false, error: 'contentUnavailable' });
    expect(patienceLeft()).toBeLessThanOrEqual(0);
    await expect(fetchLayout('/', 'en')).rejects.toThrow('contentUnavailable');
    expect(await ask('menu')).toEqual({ ok: false, error: 'contentUnavailable' });
  });
  expect(cms.asked).toBe(1);
});

test('[O8] parts that wait at the same time wait once, and so does one for the question of another page', async () => {
  const patience = newPatience(200);
  const other = newPatience(60_000);
  await Promise.all([
    withPatience(patience, () => Promise.all([ask('header'), ask('footer'), ask('alerts')])),
    withPatience(other, () => ask('header')),
  ]);
  expect(cms.asked).toBe(3);
  expect(patience.leftMs).toBeLessThanOrEqual(0);
  expect(other.leftMs).toBeLessThan(60_000);
});

test('[O8] a wait for the question of another page costs patience too, though an older answer serves', async () => {
  cms.hangs = false;
  await redirectFor('/old', 'en');
  expireAnswers();
  Object.assign(cms, { asked: 0, hangs: true });
  const pages = [newPatience(200), newPatience(200), newPatience(200)];
  await Promise.all(pages.map((page) => withPatience(page, () => redirectFor('/old', 'en'))));
  expect(cms.asked).toBe(1);
  for (const { leftMs } of pages) expect(leftMs).toBeLessThan(50);
});

test('[O8] nobody waits for the question of another for longer than their own patience', async () => {
  let hasEnded = false;
  const other = ask('long').then(() => (hasEnded = true));
  expect((await withPatience(newPatience(100), () => ask('long'))).ok).toBe(false);
  expect(hasEnded).toBe(false);
  expect(cms.asked).toBe(1);
  await other;
});

test('[O8] a page that was never seen does not ask again once its patience is gone', async () => {
  cms.hangs = false;
  await fetchPage('/seen', 'en');
  cms.hangs = true;
  const startedAt = performance.now();
  await expect(withPatience(newPatience(100), () => fetchPage('/unseen', 'en'))).rejects.toThrow(
    'contentUnavailable',
  );
  expect(performance.now() - startedAt).toBeLessThan(1000);
});

test('[O8] the next page, and one that nobody waits for, ask as ever', async () => {
  await withPatience(newPatience(0), () => ask('first'));
  cms.hangs = false;
  // What is left after a wait is no whole number.
  const found = await withPatience(newPatience(4999.3), () => ask('second'));
  expect(found.ok).toBe(true);
  expect((await fetchLayout('/', 'en')).sitecore.route).toBeNull();
  expect(cms.asked).toBe(2);
});

test('[O8] waits at the same time are taken off a page’s patience once', () => {
  const clock = jest.spyOn(performance, 'now');
  withPatience(newPatience(1000), () => {
    clock.mockReturnValue(400);
    waitedInVain(0);
    waitedInVain(0);
    expect(patienceLeft()).toBe(600);
    clock.mockReturnValue(700);
    waitedInVain(300);
    expect(patienceLeft()).toBe(300);
  });
  clock.mockRestore();
});
