import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { childItems } from '#services/navigation/child-items';
import { crumbsOf } from '#services/navigation/crumbs';
import { sectionOf } from '#services/navigation/section';
import { navigationTree } from '#services/navigation/tree';

/** A CMS that answers each question with one item. */
let server: Server;
let item: unknown;
beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume();
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ data: { item } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.GRAPH_QL_ENDPOINT = `http://127.0.0.1:${(server.address() as AddressInfo).port}/edge`;
});
afterAll(() => server.close());

let questions = 0;
const folder = () => `folder ${(questions += 1)}`;
const link = (id: string, more: object = {}) => ({
  id,
  displayName: id,
  link: { url: `/${id}`, text: id, target: '' },
  ...more,
});
const page = (id: string, more: object = {}) => ({ id, displayName: id, url: { path: `/${id}` }, ...more });
/** What stands between those that are right. */
const broken = [null, 'text', 7, {}, { id: 5 }, []];

test('[M1] [M7] a broken link takes no menu away, and broken links below it not the link itself', async () => {
  item = {
    children: {
      results: [
        ...broken,
        link('care', { displayName: 12, children: { results: [link('heart'), ...broken] } }),
        link('visit', { children: 'none' }),
        link('about', { children: { results: broken } }),
      ],
    },
  };
  const found = await navigationTree(folder(), 'en');
  expect(
    found.ok && found.value.map(({ text, children }) => [text, ...children.map((one) => one.text)]),
  ).toEqual([['care', 'heart'], ['visit'], ['about']]);
});

test('[A12] a page above that is broken takes no breadcrumb away', async () => {
  item = {
    ancestors: [
      ...broken,
      page('care', { displayName: 4, navigationTitle: { value: 'Care' } }),
      page('home'),
    ],
  };
  expect(await crumbsOf(folder(), 'en')).toEqual({
    ok: true,
    value: [
      { text: 'home', path: '/home' },
      { text: 'Care', path: '/care' },
    ],
  });
});

test('[G9] a broken page takes no section away', async () => {
  const care = page('care', { children: { results: [...broken, page('heart'), page('lungs')] } });
  item = page('heart', { children: { results: [page('valves'), ...broken] }, ancestors: [...broken, care] });
  const found = await sectionOf(folder(), 'en');
  expect(found).toMatchObject({
    ok: true,
    value: { text: 'care', children: [{ text: 'heart', children: [{ text: 'valves' }] }, { text: 'lungs' }] },
  });
});

test('[M2] [M3] a broken item or field takes no other away', async () => {
  const fields = [...broken, { name: 'alertText', jsonValue: { value: 'Closed' } }];
  item = { children: { results: [...broken, { id: 'a', fields }] } };
  expect(await childItems(folder(), 'en')).toEqual({
    ok: true,
    value: [{ id: 'a', fields: { alertText: { value: 'Closed' } } }],
  });
});

test('[O8] a list of nothing but broken entries is nonsense, one that nobody may read is empty', async () => {
  item = { children: { results: broken } };
  expect(await navigationTree(folder(), 'en')).toEqual({ ok: false, error: 'contentInvalid' });
  item = { children: { results: [null] } };
  expect(await navigationTree(folder(), 'en')).toEqual({ ok: true, value: [] });
});
