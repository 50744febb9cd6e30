import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchLayout } from '#cms/layout-service';
import { lastAnswer } from '#gateway/watch';

let server: Server;
let answer: { readonly status: number; readonly body: string };
const asked: { readonly url: string; readonly key: unknown }[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push({ url: request.url ?? '', key: request.headers.sc_apikey });
    response.writeHead(answer.status, { 'Content-Type': 'application/json' });
    response.end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  Object.assign(process.env, {
    FETCH_WITH: 'REST',
    LAYOUT_CONFIGURATION_NAME: 'our-jss',
    SITECORE_API_HOST: `http://127.0.0.1:${port}`,
    SITECORE_API_KEY: 'a-key',
    SITECORE_SITE_NAME: 'clinic',
  });
});
afterAll(() => server.close());

const found = { sitecore: { context: { language: 'en' }, route: { name: 'doctors', placeholders: {} } } };

test('[O3] over REST a page is asked for at the configured layout service, the path as a value', async () => {
  answer = { status: 200, body: JSON.stringify(found) };
  expect(await fetchLayout('/a"b&sc_site=other', 'en')).toEqual(found);
  const { url, key } = asked.at(-1) ?? { url: '' };
  const { pathname, searchParams } = new URL(url, 'http://cms.example');
  expect([pathname, key]).toEqual(['/sitecore/api/layout/render/our-jss', 'a-key']);
  expect(Object.fromEntries(searchParams)).toEqual({
    item: '/a"b&sc_site=other',
    sc_lang: 'en',
    sc_site: 'clinic',
    tracking: 'false',
  });
});

test('[O3] over REST a page that the CMS has not is a layout without a route', async () => {
  const missing = { sitecore: { context: { language: 'ar' }, route: null } };
  answer = { status: 404, body: JSON.stringify(missing) };
  expect(await fetchLayout('/none', 'ar')).toEqual(missing);
});

test.each([
  [500, '{}'],
  [401, '{"errors":[]}'],
  [200, '{"other":1}'],
  [200, '{"sitecore":{"context":{}}}'],
  [200, '{"sitecore":{"context":{},"route":{}}}'],
  [200, '{"sitecore":{"context":{},"route":{"placeholders":[]}}}'],
  [404, '<h1>Not Found</h1>'],
  [404, '{"message":"no route"}'],
])(
  '[O3] [O8] over REST the answer %d %s is no page: the CMS counts as down until it gives one',
  async (status, body) => {
    answer = { status, body };
    await expect(fetchLayout('/a', 'en')).rejects.toThrow(/contentUnavailable|contentInvalid/);
    expect(lastAnswer('layout')?.isUp).toBe(false);
    answer = { status: 200, body: JSON.stringify(found) };
    await fetchLayout('/a', 'en');
    expect(lastAnswer('layout')?.isUp).toBe(true);
  },
);
