import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { queryContent } from '#cms/content';
import { fetchPage } from '#cms/fetch-page';
import { withDrafts } from '@/lib/drafts';

/** A CMS that says one thing to visitors and another to authors; `isDown` to visitors. */
let server: Server;
const asked: IncomingHttpHeaders[] = [];
let isDown = false;
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.headers);
    const isAuthor = request.headers.sc_editmode === 'true';
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      response.setHeader('Content-Type', 'application/json');
      if (isDown && !isAuthor) return void response.writeHead(503).end();
      const name = isAuthor ? 'draft' : 'published';
      const field = { value: name, metadata: { fieldId: 'f' } };
      const context = isAuthor ? { pageEditing: true, pageState: 'edit', editMode: 'metadata' } : {};
      const rendered = {
        sitecore: { context, route: { name, fields: { headline: field }, placeholders: {} } },
      };
      response.end(
        JSON.stringify({
          data: text.includes('layout(site') ? { layout: { item: { rendered } } } : { said: name },
        }),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  process.env.GRAPH_QL_ENDPOINT = `http://127.0.0.1:${port}/edge`;
  process.env.PREVIEW_API_KEY = 'key-of-authors';
});
afterAll(() => server.close());
afterEach(() => (isDown = false));

const nameOf = async (path: string) => (await fetchPage(path, 'en')).layout.route?.name;

test('[O1] an author and a visitor at once each get their own, and nothing of a draft is kept for visitors', async () => {
  const both = await Promise.all([
    withDrafts(() => nameOf('/a')),
    nameOf('/a'),
    withDrafts(() => nameOf('/a')),
    nameOf('/a'),
  ]);
  expect(both).toEqual(['draft', 'published', 'draft', 'published']);
  expect(await withDrafts(() => nameOf('/a'))).toBe('draft');
  isDown = true;
  expect(await nameOf('/a')).toBe('published');
  // Only an author has seen this page: nothing is left of it.
  expect(await withDrafts(() => nameOf('/b'))).toBe('draft');
  await expect(nameOf('/b')).rejects.toThrow('contentUnavailable');
});

test('[O1] so it is with every question to the CMS', async () => {
  const ask = () => queryContent('query { said }', {}, { schema: z.object({ said: z.string() }) });
  expect(await withDrafts(ask)).toEqual({ ok: true, value: { said: 'draft' } });
  isDown = true;
  expect(await ask()).toMatchObject({ ok: false });
  isDown = false;
  expect(await ask()).toEqual({ ok: true, value: { said: 'published' } });
});

test('[O1] drafts are asked for with the key of authors and the layout that they look at, and shown as a preview', async () => {
  asked.length = 0;
  const { layout } = await withDrafts(() => fetchPage('/c', 'en'), 'shared');
  expect(asked.map(({ sc_apikey: key, sc_layoutkind: kind }) => [key, kind])).toContainEqual([
    'key-of-authors',
    'shared',
  ]);
  expect(layout.context).toMatchObject({ pageEditing: false, pageState: 'preview' });
  expect(layout.route?.fields).toEqual({ headline: { value: 'draft' } });
});
