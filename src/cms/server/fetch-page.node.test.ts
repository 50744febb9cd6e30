import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchPage } from '#cms/fetch-page';
import { movedTo } from '#cms/page-fates';
import { newPatience, withPatience } from '@/lib/patience';
import { fateOf, learnFates } from '@/lib/page-fates';

/** A CMS whose answer for layouts a test chooses. It has no dictionary. */
let server: Server;
let layout: unknown;
/**
 * `busyFor`: so many more questions for layouts are answered 503; `asked`: the site's own questions for layouts so far;
 * `isHtml`: everything is answered with a page.
 */
const cms = { busyFor: 0, asked: 0, isHtml: false };
beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      response.setHeader('Content-Type', 'application/json');
      cms.asked += Number(text.includes('query Layout('));
      if (cms.isHtml) return void response.end('<h1>log in</h1>');
      if (text.includes('layout(site') && cms.busyFor > 0) {
        cms.busyFor -= 1;
        return void response.writeHead(503).end();
      }
      response.end(JSON.stringify(text.includes('layout(site') ? layout : { errors: [{ message: 'no' }] }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.GRAPH_QL_ENDPOINT = `http://127.0.0.1:${(server.address() as AddressInfo).port}/edge`;
});
afterAll(() => server.close());
afterEach(() => jest.useRealTimers());

const rendered = { sitecore: { context: { language: 'en' }, route: { name: 'visit', placeholders: {} } } };
const good = { data: { layout: { item: { rendered } } } };
const denied = { data: { layout: { item: null } } };
const at = (seconds: number) =>
  jest.useFakeTimers({
    now: 1_795_000_000_000 + seconds * 1000,
    doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'nextTick', 'queueMicrotask', 'performance'],
  });

test.each([
  ['{"data":{}}', { data: {} }],
  ['no data', {}],
  ['null', { data: null }],
  ['a layout that is null', { data: { layout: null } }],
  ['a layout without an item', { data: { layout: {} } }],
  ['an item without a rendering', { data: { layout: { item: {} } } }],
  ['an empty rendering', { data: { layout: { item: { rendered: {} } } } }],
  ['a list', { data: { layout: { item: { rendered: { sitecore: [] } } } } }],
  ['a text', { data: { layout: 'down' } }],
])(
  '[O8] %s of the CMS is no word about a page: a good one stays, another is a failure',
  async (_what, odd) => {
    const path = `/visit-${JSON.stringify(odd).length}`;
    layout = good;
    await fetchPage(path, 'en');
    layout = odd;
    expect(await fetchPage(path, 'en')).toMatchObject({
      isRemembered: true,
      layout: { route: { name: 'visit' } },
    });
    await expect(fetchPage('/never-seen', 'en')).rejects.toThrow(/contentInvalid|contentUnavailable/);
  },
);

test('[O8] a page that was never seen waits for a CMS that is busy for a moment', async () => {
  const { busyFor: before } = cms;
  cms.busyFor = 4;
  layout = good;
  expect(await fetchPage('/while-busy', 'en')).toMatchObject({ layout: { route: { name: 'visit' } } });
  expect([before, cms.busyFor]).toEqual([0, 0]);
});

test.each([
  ['errors', { layout: { errors: [{ message: 'busy' }] }, isHtml: false }],
  ['a page', { layout: good, isHtml: true }],
])(
  '[O8] whoever has waited for a busy CMS does not wait for the page that says so: %s',
  async (what, answer) => {
    layout = good;
    await fetchPage(`/just-seen-before-${what.length}`, 'en');
    ({ layout } = answer);
    cms.isHtml = answer.isHtml;
    await withPatience(newPatience(2200), async () => {
      const before = cms.asked;
      await expect(fetchPage('/never-seen-either', 'en')).rejects.toThrow('contentUnavailable');
      const first = cms.asked - before;
      await expect(fetchPage('/what-is-wrong', 'en')).rejects.toThrow('contentUnavailable');
      expect([first > 2, cms.asked - before - first]).toEqual([true, 1]);
    });
    cms.isHtml = false;
  },
);

test('[O8] a page that the CMS never had is not found at once', async () => {
  layout = denied;
  expect(await fetchPage('/nothing', 'en')).toMatchObject({ layout: { route: null }, isRemembered: false });
});

test('[O8] a page that was good is gone when the CMS denies it twice, some seconds apart', async () => {
  layout = good;
  await fetchPage('/closing', 'en');
  layout = denied;
  const whole = { isRemembered: true, layout: { route: { name: 'visit' } } };
  at(0);
  expect(await fetchPage('/closing', 'en')).toMatchObject(whole);
  at(1);
  expect(await fetchPage('/closing', 'en')).toMatchObject(whole);
  at(4);
  expect(await fetchPage('/closing', 'en')).toMatchObject({ layout: { route: null }, isRemembered: false });
});

test('[O8] a good answer between two denials ends the first', async () => {
  layout = good;
  await fetchPage('/moved', 'en');
  layout = denied;
  at(0);
  await fetchPage('/moved', 'en');
  layout = good;
  at(2);
  expect(await fetchPage('/moved', 'en')).toMatchObject({ isRemembered: false });
  layout = denied;
  at(60);
  expect(await fetchPage('/moved', 'en')).toMatchObject({ isRemembered: true });
});

test('[O5] [O8] a page that a publish event took away is gone at the first denial', async () => {
  layout = good;
  await fetchPage('/withdrawn', 'en');
  layout = denied;
  learnFates({ deleted: ['/withdrawn'], moved: [] });
  expect(await fetchPage('/withdrawn', 'en')).toMatchObject({ layout: { route: null } });
});

test('[O5] a page that was there and is gone is known to be, until the CMS has it again', async () => {
  layout = good;
  await fetchPage('/closed', 'es-MX');
  learnFates({ deleted: ['/es-mx/closed'], moved: [] });
  layout = denied;
  expect((await fetchPage('/closed', 'es-MX')).layout.route).toBeNull();
  expect(fateOf('/es-mx/closed')).toEqual({ kind: 'gone' });
  await fetchPage('/never-there', 'es-MX');
  expect(fateOf('/es-mx/never-there')).toBeUndefined();
  layout = good;
  await fetchPage('/closed', 'es-MX');
  expect(fateOf('/es-mx/closed')).toBeUndefined();
});

test('[O5] a renamed page and those below it lead to where they are now, through all their moves', async () => {
  learnFates({ deleted: [], moved: [{ from: '/clinic', to: '/centre' }] });
  learnFates({ deleted: [], moved: [{ from: '/centre', to: '/house' }] });
  layout = denied;
  await fetchPage('/clinic', 'en');
  expect(await movedTo({ path: '/clinic', language: 'en' })).toBe('/house');
  expect(await movedTo({ path: '/clinic/hours', language: 'en' })).toBe('/house/hours');
  expect(await movedTo({ path: '/clinics', language: 'en' })).toBeUndefined();
  // Moved back: nobody is sent in a circle.
  learnFates({ deleted: [], moved: [{ from: '/house', to: '/clinic' }] });
  expect(await movedTo({ path: '/clinic', language: 'en' })).toBeUndefined();
});
