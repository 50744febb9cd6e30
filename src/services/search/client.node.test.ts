import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { findHits } from '#services/search/client';
import { hearLog } from '@/lib/testing/heard-log';

let server: Server;
let find: typeof findHits;
/** What the search service answers. */
let reply = { status: 200, body: '' };

beforeAll(async () => {
  server = createServer((_request, response) => {
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.SEARCH_HOST = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  ({ findHits: find } = await import('#services/search/client'));
});
afterAll(() => server.close());

const request = {
  type: 'physician',
  model: 'Physician',
  query: 'secret illness',
  filters: [],
  facetFields: [],
  sort: '',
  start: 0,
  rows: 1,
  language: 'en',
} as const;

test.each([
  [500, '', 'dependency.failed', 'status 500'],
  [200, 'no JSON', 'dependency.failed', 'badBody'],
  [200, '{"response":{}}', 'search.failed', 'badBody'],
  [401, '{}', 'dependency.failed', 'status 401'],
  [404, '{}', 'search.failed', 'status 404'],
])('[B18] [O8] a failure is logged once, without the words: %s %s', async (status, body, event, reason) => {
  reply = { status, body };
  const log = hearLog();
  try {
    expect(await find(request)).toEqual({ ok: false, error: 'searchUnavailable' });
    expect(log.lines()).toEqual([expect.objectContaining({ event, reason })]);
    expect(log.text()).not.toContain('secret');
  } finally {
    log.stop();
  }
});
