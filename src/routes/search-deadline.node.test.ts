import { createServer, type Server } from 'node:http';
import { listen, serverOf } from '#routes/testing/world';

const value = (text: string) => ({ value: text });
const language = {
  field: value('c_physician_languages_sm'),
  kind: value('dropdown'),
  label: value('Language'),
};
const physicians = {
  type: value('physician'),
  model: value('Physician'),
  filters: { targetItems: [language] },
};
const item = { phone: null, searches: { targetItems: [physicians] } };

let systems: Server;
let site: Server;
let origin: string;
beforeAll(async () => {
  // The CMS knows what may be searched for; the search service takes calls and answers none.
  systems = createServer((request, response) => {
    if (request.url === '/graphql') response.end(JSON.stringify({ data: { item } }));
  });
  const outside = await listen(systems);
  process.env.GRAPH_QL_ENDPOINT = `${outside}/graphql`;
  process.env.SEARCH_HOST = outside;
  site = serverOf({ search: (await import('@/pages/api/search')).default });
  origin = await listen(site);
});
afterAll(() => {
  for (const server of [systems, site]) {
    server.closeAllConnections();
    server.close();
  }
});

test('[B18] [O8] a search that asks a silent service twice says so in time', async () => {
  // The first question to a route loads what it is made of.
  expect((await fetch(`${origin}/api/search`)).status).toBe(400);
  const startedAt = performance.now();
  const query =
    'source=6a0f0000-0000-4000-8000-000000000001&type=physician&language=en&query=knee%20in%20Spanish';
  const response = await fetch(`${origin}/api/search?${query}`);
  expect(response.status).toBe(503);
  // Two of its deadlines in a row are 3.6 s; a busy machine may take half a second more.
  expect(performance.now() - startedAt).toBeLessThan(3300);
});
