import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { announce } from '@/lib/publications';
import { withDrafts } from '@/lib/drafts';
import { fetchPage } from '#cms/fetch-page';

/** A CMS that counts how often it is asked for a page. */
let server: Server;
const cms = { asked: 0, isDown: false, title: 'Clinic' };
beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      if (cms.isDown) return void response.writeHead(500).end();
      const isLayout = text.includes('rendered');
      if (isLayout) cms.asked += 1;
      const route = { name: cms.title, fields: {}, placeholders: {} };
      const item = { rendered: { sitecore: { context: { language: 'en' }, route } } };
      response.setHeader('Content-Type', 'application/json');
      response.end(
        JSON.stringify(isLayout ? { data: { layout: { item } } } : { errors: [{ message: 'no' }] }),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/edge`;
  process.env.GRAPH_QL_ENDPOINT = address;
  process.env.PREVIEW_GRAPH_QL_ENDPOINT = address;
  process.env.PREVIEW_API_KEY = 'a key of the authors';
});
afterAll(() => server.close());
beforeEach(() => {
  Object.assign(cms, { asked: 0, isDown: false, title: 'Clinic' });
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const nameOf = async (path: string) => (await fetchPage(path, 'en')).layout.route?.name;

test('[O8] [B26] a page that every visitor asks for is read from the CMS once in some seconds', async () => {
  await nameOf('/search');
  await Promise.all(['/search', '/search', '/search'].map(nameOf));
  expect(cms.asked).toBe(1);
  await nameOf('/find-a-physician');
  expect(cms.asked).toBe(2);
});

test('[O5] a publish is seen by the very next visitor', async () => {
  await nameOf('/published');
  cms.title = 'Corrected';
  expect(await nameOf('/published')).toBe('Clinic');
  announce();
  expect(await nameOf('/published')).toBe('Corrected');
});

test('[O5] what was being read while something was published serves nobody afterwards', async () => {
  const reading = nameOf('/while-published');
  announce();
  await reading;
  await nameOf('/while-published');
  expect(cms.asked).toBe(2);
});

test('[O1] authors see their own version, and leave nothing behind', async () => {
  await nameOf('/drafts');
  cms.title = 'Draft';
  expect(await withDrafts(() => nameOf('/drafts'))).toBe('Draft');
  expect(await nameOf('/drafts')).toBe('Clinic');
});

test('[O8] once the CMS has failed, a page that it gave seconds ago is called remembered', async () => {
  await nameOf('/known');
  cms.isDown = true;
  await expect(fetchPage('/never-seen', 'en')).rejects.toThrow('contentUnavailable');
  expect(await fetchPage('/known', 'en')).toMatchObject({
    isRemembered: true,
    layout: { route: { name: 'Clinic' } },
  });
});
