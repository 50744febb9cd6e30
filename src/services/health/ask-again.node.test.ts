import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { queryContent } from '#cms/content';
import { readiness } from '#services/health/readiness';
import { askSearch } from '#services/search/client';
import { searchWire } from '#services/search/wire';

let isDown = true;
let asked: string[] = [];
let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    const path = new URL(request.url ?? '', 'http://system').pathname;
    if (path === '/edge' || path === '/emselect') asked.push(path);
    request.resume();
    response.writeHead(isDown ? 500 : 200, { 'Content-Type': 'application/json' });
    const answer =
      path === '/edge'
        ? { data: { __typename: 'Query' } }
        : { response: { numFound: 7, start: 0, docs: [] } };
    response.end(JSON.stringify(isDown ? {} : answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.env.GRAPH_QL_ENDPOINT = `${address}/edge`;
  process.env.SEARCH_HOST = address;
  process.env.SCHEDULING_HOST = address;
});
afterAll(() => server.close());
afterEach(() => jest.restoreAllMocks());

/** What readiness says of both. */
const states = async () => {
  const { content, search } = (await readiness()).dependencies;
  return [content?.state, search?.state];
};
const later = () => {
  const now = Date.now() + 11_000;
  jest.spyOn(Date, 'now').mockReturnValue(now);
};

test('[O8] a CMS and a search that failed and came back are known to be well, though no visitor asks them', async () => {
  // What nobody has asked since the start stays unasked.
  expect(await states()).toEqual([undefined, undefined]);
  expect(asked).toEqual([]);
  await Promise.all([
    queryContent('{ a }', {}, { schema: z.unknown() }),
    askSearch(new URLSearchParams({ q: 'heart' }), searchWire),
  ]);
  asked = [];
  isDown = false;
  // Visitors have just met the failure.
  expect(await states()).toEqual(['down', 'down']);
  expect(asked).toEqual([]);
  later();
  expect(await Promise.all([states(), states()])).toEqual([
    ['up', 'up'],
    ['up', 'up'],
  ]);
  expect(asked.toSorted()).toEqual(['/edge', '/emselect']);
  later();
  await states();
  expect(asked).toHaveLength(2);
});

test('[O8] one that is still down stays down', async () => {
  isDown = true;
  await askSearch(new URLSearchParams({ q: 'heart' }), searchWire);
  later();
  expect(await states()).toEqual(['up', 'down']);
});
