import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SearchClick } from '@/contracts/search-click';
import type { SearchResults } from '@/contracts/search';
import type { SearchState } from '@/domain/search/search-url';
import { announceRequests } from '@/lib/request-context';
import { announceTracer } from '@/lib/tracing';
import type * as Counts from '#services/search-events/counts';
import type * as Track from '#services/search-events/track';

/** What leaves the site: to the collector, and to a search vendor. */
type Seen = { readonly to: string; readonly headers: IncomingHttpHeaders; readonly body: string };
let outside: Server;
let seen: Seen[] = [];
let track: typeof Track;
let counts: typeof Counts;

/** What the site's own log and other systems know a request by. */
const request = 'canary-request';
const trace = '00-canarytrace-canaryspan-01';
const session = '5f0c9a1e-6f0e-4d0c-9d8e-0d7c5d0a9f11';
const address = '203.0.113.77';
const state = { query: '  Canary   RASH ', pageIndex: 0 } as SearchState;
const results = {
  total: 2,
  hits: [{ path: '/find-a-physician/physician/ana', title: 'Ana' }],
} as unknown as SearchResults;
const click: SearchClick = {
  query: 'canary rash',
  total: 2,
  shown: 2,
  page: 1,
  language: 'en',
  path: '/conditions/canary',
  title: 'Canary',
  position: 2,
  isSuggestion: false,
};

beforeAll(async () => {
  announceRequests({ getStore: () => ({ id: request }) });
  announceTracer(() => ({ traceparent: trace, end: () => undefined }));
  outside = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      seen.push({ to: request.url ?? '', headers: request.headers, body });
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((listening) => outside.listen(0, '127.0.0.1', listening));
  const host = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;
  process.env.SEARCH_COUNTS_HOST = `${host}/counts`;
  process.env.SEARCH_ANALYTICS_HOST = `${host}/vendor`;
  process.env.SEARCH_ANALYTICS_KEY = 'vendor-key';
  track = await import('#services/search-events/track');
  counts = await import('#services/search-events/counts');
});
afterAll(() => {
  announceTracer(undefined);
  announceRequests({ getStore: () => undefined });
  outside.close();
});
beforeEach(() => {
  seen = [];
});

async function sent(count: number): Promise<readonly Seen[]> {
  while (seen.length < count) await new Promise((resolve) => setImmediate(resolve));
  return seen;
}

test('[B23] [N3] the collector is told of a search and of nobody: these fields and no others', async () => {
  const visitor = { address, session: undefined };
  track.trackSearch(visitor, { state, results, language: 'en' });
  await sent(1);
  track.trackClick(visitor, click);
  await sent(2);
  counts.countFeedback(address, { query: 'canary rash', total: 2, language: 'en', isHelpful: false });
  const all = await sent(3);
  const memory = expect.stringMatching(/^[\da-f-]{36}$/);
  const common = { query: 'canary rash', language: 'en', total: 2, memory };
  expect(all.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    { event: 'search', isNewVisitor: true, ...common },
    { event: 'click', isNewVisitor: false, position: 2, ...common },
    { event: 'feedback', isNewVisitor: false, isHelpful: false, ...common },
  ]);
  for (const { to, headers, body } of all) {
    expect(to).toBe('/counts/count');
    expect(`${JSON.stringify(headers)}${body}`).not.toMatch(
      /203\.0\.113|cookie|5f0c9a1e|user-agent|\/conditions|canary-request|canarytrace/i,
    );
  }
});

test('[B23] a vendor gets SearchStax’s format where there is a session for it: random, and nothing else of the visitor', async () => {
  const visitor = { address, session };
  track.trackSearch(visitor, { state, results, language: 'en' });
  track.trackClick(visitor, click);
  const all = await sent(4);
  const told = all
    .filter(({ to }) => to.startsWith('/vendor/api/v2/track/?data='))
    .map(({ to }) => {
      const data = new URL(to, 'http://vendor').searchParams.get('data') ?? '';
      return JSON.parse(Buffer.from(data, 'base64').toString('utf8')) as {
        readonly event: string;
        readonly properties: object;
      };
    })
    .toSorted((a, b) => a.event.length - b.event.length);
  const fields = 'key session _vid query shownHits totalHits pageNo language impressions'.split(' ');
  expect(told.map(({ event, properties }) => [event, Object.keys(properties)])).toEqual([
    ['_search', fields],
    ['_searchclick', [...fields, 'cDocId', 'cDocTitle', 'position']],
  ]);
  expect(told[0]?.properties).toMatchObject({ key: 'vendor-key', session, _vid: session });
  expect(JSON.stringify(all)).not.toMatch(/203\.0\.113|canary-request|canarytrace/);
});

test('[B23] [N3] what may say who somebody is, and a search without words, go to neither', async () => {
  const visitor = { address, session };
  for (const query of ['jane@example.org', '312-555-0142'])
    track.trackSearch(visitor, { state: { ...state, query }, results, language: 'en' });
  counts.countSearch(address, { query: '  ', language: 'en', total: 9 });
  counts.countSearch(address, { query: 'eczema', language: 'en', total: 9 });
  expect((await sent(1)).map(({ body }) => body)).toEqual([expect.stringContaining('eczema')]);
});
