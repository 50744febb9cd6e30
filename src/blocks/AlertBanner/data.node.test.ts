import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { load } from '@/blocks/AlertBanner/data';
import type { LoaderContext } from '@/cms/block';

const alert = (id: string, text: string) => ({
  id,
  fields: Object.entries({ alertId: id, version: '1', alertText: text }).map(([name, value]) => ({
    name,
    jsonValue: { value },
  })),
});
const results = [
  alert('closed', '<p>The north entrance is closed.</p>'),
  alert('blank', '<p>&nbsp;</p>'),
  alert('unseen', '\u200B'),
  alert('program', '<script>a()</script>'),
  alert('short', 'R&D'),
];

let server: Server;
beforeAll(async () => {
  server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ data: { item: { children: { results } } } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.GRAPH_QL_ENDPOINT = `http://127.0.0.1:${(server.address() as AddressInfo).port}/edge`;
});
afterAll(() => server.close());

test('[M3] an announcement of which nothing is seen is none', async () => {
  const context = { rendering: { dataSource: '{1}' }, language: 'en' } as LoaderContext;
  const loaded = await load(context);
  expect(loaded.ok && loaded.data.map(({ id }) => id)).toEqual(['closed', 'short']);
});
