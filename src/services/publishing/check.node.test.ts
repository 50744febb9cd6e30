import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fateOf, learnFates } from '@/lib/page-fates';
import { announce, onPublication, type Publication } from '@/lib/publications';
import { fetchPage } from '#cms/fetch-page';
import { movedTo } from '#cms/page-fates';
import { checkItem, checkPage } from '#services/publishing/check';

/** A CMS with pages by path, which knows the places of items by their ids; it may be down. */
const cms = { isDown: false, pages: new Map<string, { id: string; version: number }>() };
let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      if (cms.isDown) return void response.writeHead(500).end();
      const { query, variables } = JSON.parse(text) as { query: string; variables: Record<string, string> };
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({ data: answer(query, variables) }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.GRAPH_QL_ENDPOINT = `http://127.0.0.1:${(server.address() as AddressInfo).port}/edge`;
});
afterAll(() => server.close());

function answer(query: string, { routePath = '', id }: Record<string, string>): unknown {
  if (query.includes('PublishedItem')) {
    const found = [...cms.pages].find(([, page]) => page.id === id);
    return { item: found ? { url: { path: found[0] } } : null };
  }
  const page = cms.pages.get(routePath);
  const route = page && { name: 'p', itemId: page.id, itemVersion: page.version, placeholders: {} };
  const rendered = { sitecore: { context: { language: 'en', itemPath: routePath }, route } };
  return { layout: { item: page ? { rendered } : null } };
}

let told: Publication[] = [];
onPublication((publication) => {
  told.push(publication);
  learnFates(publication);
});
beforeEach(() => {
  told = [];
  cms.isDown = false;
});
const update = { language: 'en', operation: 'update' } as const;

test('[O5] a page is delivered when the CMS has the version that was published, and not before', async () => {
  cms.pages.set('/beds', { id: 'a1'.repeat(16), version: 3 });
  expect(await checkPage({ ...update, path: '/beds', version: 4 }, announce)).toBe('behind');
  expect(await checkPage({ ...update, path: '/not-yet', version: 1 }, announce)).toBe('behind');
  cms.isDown = true;
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await checkPage({ ...update, path: '/beds', version: 3 }, announce)).toBe('unavailable');
  said.mockRestore();
  expect(told).toHaveLength(0);
  cms.isDown = false;
  expect(await checkPage({ ...update, path: '/beds', version: 3 }, announce)).toBe('delivered');
  expect(await checkPage({ ...update, path: '/nobody-knows' }, announce)).toBe('unknownPath');
  expect(told).toHaveLength(1);
});

test('[O5] what the CMS took away is deleted in every process; one that still has it is asked again', async () => {
  cms.pages.set('/wing', { id: 'b2'.repeat(16), version: 1 });
  await fetchPage('/wing', 'en');
  expect(await checkPage({ path: '/wing', language: 'en', operation: 'delete' }, announce)).toBe('behind');
  cms.pages.delete('/wing');
  expect(await checkPage({ ...update, path: '/wing' }, announce)).toBe('delivered');
  expect(told.map(({ deleted }) => deleted)).toEqual([['/wing'], ['/wing']]);
  expect((await fetchPage('/wing', 'en')).layout.route).toBeNull();
  expect(fateOf('/wing')).toEqual({ kind: 'gone' });
});

test('[O5] an item that moved leads from where it was last seen to where the CMS has it now', async () => {
  const id = 'c3d4e5f6-0000-4000-8000-00000000abcd';
  cms.pages.set('/labs', { id, version: 1 });
  await fetchPage('/labs', 'en');
  cms.pages.delete('/labs');
  cms.pages.set('/laboratories', { id, version: 2 });
  // Sitecore spells ids in several ways; the CMS of this test knows one.
  expect(await checkItem({ id, language: 'en', isDeleted: false }, announce)).toBe('delivered');
  expect(told.at(-1)?.moved).toEqual([{ from: '/labs', to: '/laboratories' }]);
  expect((await fetchPage('/labs', 'en')).layout.route).toBeNull();
  expect(await movedTo({ path: '/labs', language: 'en' })).toBe('/laboratories');

  const plain = id.replaceAll('-', '').toUpperCase();
  expect(await checkItem({ id: plain, language: 'en', isDeleted: true }, announce)).toBe('delivered');
  expect(told.at(-1)?.deleted).toEqual(['/laboratories']);
  expect(await checkItem({ id: 'ffffffff'.repeat(4), language: 'en', isDeleted: false }, announce)).toBe(
    'delivered',
  );
  expect(told).toHaveLength(2);
});
