import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readCollection } from '#services/news/stories';

const seen: URLSearchParams[] = [];
let server: Server;
let status = 200;
let total = 9;
beforeAll(async () => {
  server = createServer((request: IncomingMessage, response) => {
    seen.push(new URL(request.url ?? '', 'http://search').searchParams);
    response.statusCode = status;
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ response: { numFound: total, docs: [] } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.SEARCH_HOST = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  seen.length = 0;
});

const { signal } = new AbortController();
const ask = (query: string, searches?: { take: () => Promise<boolean> }) =>
  readCollection(
    { channels: ['c0ffee'], model: '' },
    { query: new URLSearchParams(query), language: 'en', searches, signal },
  );
const channelsAsked = () =>
  seen.map((one) => one.getAll('fq').find((filter) => filter.includes('channel_tags_sm')));

test('[H2] the channel of the address decides what is listed, its name what the page is called', async () => {
  const found = await ask('channel={AB12-CD34}&channelName=Sleep&page=2&subfilter=2030');
  expect(found).toMatchObject({
    ok: true,
    title: 'Sleep',
    data: { channel: 'ab12cd34', channelName: 'Sleep', question: { year: '2030', rows: 6 } },
  });
  expect(channelsAsked()).toEqual(['{!tag=channel_tags_sm}channel_tags_sm:"ab12cd34"']);
  // Two pages of six, from the first story on.
  expect([seen[0]?.get('start'), seen[0]?.get('rows')]).toEqual(['0', '12']);
});

test('[H1] [H3] a single story beyond the pages is asked for as well', async () => {
  total = 13;
  await ask('page=2');
  total = 14;
  await ask('page=2&subfilter=2030');
  total = 9;
  expect(seen.map((one) => [one.get('start'), one.get('rows')])).toEqual([
    ['0', '12'],
    ['12', '1'],
    ['0', '12'],
  ]);
});

test('[H2] without a channel the author’s are listed, under the name that the address gives', async () => {
  const found = await ask('channelName=Winter');
  expect(found).toMatchObject({ ok: true, data: { channel: '', channelName: 'Winter' }, title: 'Winter' });
  expect(channelsAsked()).toEqual(['{!tag=channel_tags_sm}channel_tags_sm:"c0ffee"']);
});

test('[H2] what cannot be the id of a channel has no stories and asks nobody', async () => {
  expect(await ask('channel=%22%20OR%20*&channelName=X')).toMatchObject({
    ok: true,
    data: { articles: [], total: 0, channelName: 'X' },
  });
  expect(seen).toEqual([]);
});

test('[H3] a network that asked too often is told so before the search service is asked', async () => {
  expect(await ask('channel=ab', { take: async () => false })).toMatchObject({
    ok: true,
    isPartial: true,
    data: { articles: [], isDown: true },
  });
  expect(seen).toEqual([]);
});

test('[H2] [O6] while search is down a collection has its name, and is not kept', async () => {
  status = 503;
  const found = await ask('channel=ab12&channelName=Sleep');
  status = 200;
  expect(found).toMatchObject({
    ok: true,
    isPartial: true,
    title: 'Sleep',
    data: { channel: 'ab12', channelName: 'Sleep', articles: [], isDown: true },
  });
});
