import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crumbsOf } from '#services/navigation/crumbs';
import { sectionOf } from '#services/navigation/section';

type Flags = Readonly<Partial<Record<'hide' | 'hideChildren' | 'hideSiblings', true>>>;

const page = (id: string, flags: Flags = {}, title = '') => ({
  id,
  displayName: `item ${id}`,
  url: { path: `/${id}` },
  title: { value: title },
  headline: { value: id === 'plain' ? '' : `About ${id}` },
  hide: { value: flags.hide ? '1' : '' },
  hideChildren: flags.hideChildren ? { value: '1' } : null,
  hideSiblings: { value: flags.hideSiblings ? '1' : '0' },
});
const branch = (one: ReturnType<typeof page>, ...results: ReturnType<typeof page>[]) => ({
  ...one,
  children: { results },
});

let server: Server;
let item: unknown;
let asked: { readonly query: string; readonly variables: unknown }[] = [];
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const parts: Uint8Array[] = [];
    for await (const part of request) parts.push(part as Uint8Array);
    asked.push(JSON.parse(Buffer.concat(parts).toString()) as (typeof asked)[number]);
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ data: { item } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.GRAPH_QL_ENDPOINT = `http://127.0.0.1:${(server.address() as AddressInfo).port}/edge`;
});
afterAll(() => server.close());

let visits = 0;
async function section(of: unknown) {
  item = of;
  asked = [];
  visits += 1;
  const found = await sectionOf(`page ${visits}`, 'en');
  return found.ok ? found.value : found.error;
}
const home = branch({ ...page('home'), url: { path: '/' } }, page('kidneys'), page('news'));

/** A tree as nested texts. */
type Tree = { readonly text: string; readonly children: readonly Tree[] };
const words = (tree: unknown): unknown => {
  const { text, children } = tree as Tree;
  return children.length === 0 ? text : [text, ...children.map(words)];
};

test('[G9] asks for 200 children of the item and of its ancestors that have a layout', async () => {
  await section({ ...branch(page('kidneys')), ancestors: [home] });
  expect(asked[0]?.query.match(/children\(hasLayout: true, first: 200\)/g)).toHaveLength(2);
  expect(asked[0]?.query).toContain('ancestors(hasLayout: true)');
  expect(asked[0]?.variables).toEqual({ contextItem: `page ${visits}`, language: 'en' });
});

test('[G9] the way to the page is open, with its title, else headline, else display name', async () => {
  const kidneys = branch(page('kidneys'), page('stones', {}, 'Kidney stones'), page('plain'));
  const stones = branch(page('stones'), page('diet'));
  const tree = await section({ ...stones, ancestors: [kidneys, home] });
  expect(words(tree)).toEqual(['About kidneys', ['Kidney stones', 'About diet'], 'item plain']);
});

test('[G9] [A12] a title that is nothing when it is made safe gives way to the next name', async () => {
  const hostile = '<iframe src="https://example.org"></iframe>';
  const kidneys = branch(page('kidneys', {}, hostile), page('plain', {}, '<script>a()</script>'));
  expect(words(await section({ ...kidneys, ancestors: [] }))).toEqual(['About kidneys', 'item plain']);
  item = { ancestors: [{ ...page('kidneys'), navigationTitle: { value: hostile } }] };
  expect(await crumbsOf('kidneys', 'en')).toEqual({
    ok: true,
    value: [{ text: 'item kidneys', path: '/kidneys' }],
  });
});

test('[G9] what hides from navigation is left out, also the children of a page that hides them', async () => {
  const kidneys = branch(page('kidneys'), page('stones'), page('secret', { hide: true }));
  const stones = branch(page('stones', { hideChildren: true }), page('diet'));
  expect(words(await section({ ...stones, ancestors: [kidneys, home] }))).toEqual([
    'About kidneys',
    'About stones',
  ]);
});

test('[G9] a page that hides its siblings stands alone', async () => {
  const kidneys = branch(page('kidneys'), page('stones', { hideSiblings: true }), page('dialysis'));
  const stones = branch(page('stones', { hideSiblings: true }), page('diet'));
  expect(words(await section({ ...stones, ancestors: [kidneys, home] }))).toEqual([
    'About kidneys',
    ['About stones', 'About diet'],
  ]);
});

test('[G9] the page is there although it is none of the first 200', async () => {
  const many = Array.from({ length: 200 }, (_none, number) => page(`page-${number}`));
  const tree = await section({
    ...branch(page('last')),
    ancestors: [branch(page('kidneys'), ...many), home],
  });
  expect((tree as Tree).children).toHaveLength(201);
  expect((tree as Tree).children.at(-1)?.text).toBe('About last');
});

test.each([
  ['nothing beside it', { ...branch(page('kidneys')), ancestors: [home] }],
  ['a section that hides', { ...branch(page('a')), ancestors: [branch(page('b', { hide: true })), home] }],
  ['no item', null],
])('[G9] %s: there is no navigation', async (_why, of) => {
  expect(await section(of)).toBeUndefined();
});

test('[G9] on the home page it lists the sections', async () => {
  expect(words(await section({ ...home, ancestors: [] }))).toEqual([
    'About home',
    'About kidneys',
    'About news',
  ]);
});

test('[G9] an answer of another shape is a failure, not a page without its text', async () => {
  expect(await section({ id: 5, ancestors: 'none' })).toBe('contentInvalid');
});
