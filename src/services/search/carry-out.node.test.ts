import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { carryOut, findHits } from '#services/search/carry-out';
import { attempt, call, together } from '#services/search/plan';
import { hearLog } from '@/lib/testing/heard-log';

let server: Server;
let find: typeof findHits;
let carry: typeof carryOut;
/** What the search service answers. */
let reply = { status: 200, body: '' };

beforeAll(async () => {
  server = createServer((_request, response) => {
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.SEARCH_HOST = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  ({ carryOut: carry, findHits: find } = await import('#services/search/carry-out'));
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
  [500, '', 'status 500'],
  [200, 'no JSON', 'badBody'],
  [200, '{"response":{}}', 'wrongShape'],
  [401, '{}', 'status 401'],
  [404, '{}', 'status 404'],
])('[B18] [O8] a failure is logged once, without the words: %s %s', async (status, body, reason) => {
  reply = { status, body };
  const log = hearLog();
  try {
    expect(await find(request)).toEqual({ ok: false, error: 'searchUnavailable' });
    expect(log.lines()).toEqual([expect.objectContaining({ event: 'dependency.failed', reason })]);
    expect(log.text()).not.toContain('secret');
  } finally {
    log.stop();
  }
});

function* counted() {
  const { response } = yield* call(new URLSearchParams());
  return response.numFound;
}

test('[B18] a plan ends where a call fails, and goes on behind an attempt', async () => {
  const log = hearLog();
  try {
    reply = { status: 200, body: '{"response":{"numFound":3,"docs":[]}}' };
    expect(await carry(together(counted(), undefined, attempt(counted())))).toEqual({
      ok: true,
      value: [3, undefined, 3],
    });
    reply = { status: 404, body: '{}' };
    expect(await carry(attempt(counted()))).toEqual({ ok: true, value: undefined });
    expect(await carry(together(attempt(counted()), counted()))).toEqual({
      ok: false,
      error: 'searchUnavailable',
    });
  } finally {
    log.stop();
  }
});
