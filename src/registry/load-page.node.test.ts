import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadPage } from '@/registry/load-page';

/** A CMS that knows one page, a physician's in the children's hospital, and answers nothing but its layout. */
const layoutOf = (path: string) => ({
  sitecore: {
    context: { itemPath: path, language: 'en' },
    route: {
      name: 'x',
      itemId: 'a1',
      fields: {
        headlineText: { value: 'Ana Díaz, MD' },
        pediatricPhysician: { value: path.endsWith('ana-diaz') },
      },
      placeholders: { main: [{ componentName: 'ComerProviderDetails', uid: 'u1', fields: {} }] },
    },
  },
});

let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const { query, variables } = JSON.parse(text) as { query: string; variables: { routePath?: string } };
      const path = query.includes('layout(') ? variables.routePath : undefined;
      response.setHeader('Content-Type', 'application/json');
      response.end(
        JSON.stringify(
          path
            ? { data: { layout: { item: { rendered: layoutOf(path) } } } }
            : { errors: [{ message: 'not today' }] },
        ),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.GRAPH_QL_ENDPOINT = `http://127.0.0.1:${(server.address() as AddressInfo).port}/edge`;
});
afterAll(() => server.close());

const load = (path: string) => loadPage(path.split('/').slice(1), new URLSearchParams());

test('[D9] there is no page of the children’s hospital for a physician who sees adults only', async () => {
  expect(await load('/comer/find-a-physician/physician/bo-li')).toEqual({ kind: 'notFound' });
});

test('[O8] a page whose services are down is there, and not to be kept', async () => {
  expect(await load('/comer/find-a-physician/physician/ana-diaz')).toMatchObject({
    kind: 'page',
    isWhole: false,
    props: { page: { theme: 'comer' } },
  });
});
