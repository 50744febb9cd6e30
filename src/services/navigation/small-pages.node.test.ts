import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildSchema, graphql } from 'graphql';
import { languageOfPhrases } from '@/i18n/plural-forms';
import { dictionary } from '#cms/dictionary';
import { childItems } from '#services/navigation/child-items';
import { sectionOf } from '#services/navigation/section';
import { navigationTree } from '#services/navigation/tree';

/** As much of Experience Edge as the lists need. */
const schema = buildSchema(`
  scalar JSON
  type PageInfo { hasNext: Boolean! endCursor: String! }
  interface ItemField { name: String! value: String jsonValue: JSON }
  type TextField implements ItemField { name: String! value: String jsonValue: JSON }
  type LinkField implements ItemField { name: String! value: String jsonValue: JSON url: String text: String target: String }
  type Url { path: String! }
  type Items { total: Int! pageInfo: PageInfo! results: [Item!]! }
  type Item {
    id: ID! displayName: String url: Url! field(name: String!): ItemField fields: [ItemField!]!
    children(hasLayout: Boolean, first: Int, after: String): Items!
    ancestors(hasLayout: Boolean, includeTemplateIDs: [String!]): [Item!]!
  }
  input Where { AND: [Where!] name: String value: String operator: Operator }
  enum Operator { CONTAINS EQ }
  type Layout { item: Item }
  type Query {
    item(path: String!, language: String!): Item
    layout(site: String!, routePath: String!, language: String!): Layout
    search(where: Where!, first: Int, after: String): Items!
  }
`);

type Paging = { readonly first?: number; readonly after?: string };
let pageSize = 2;
let goesInCircles = false;
let pagesAsked = 0;

/** A list of another's server, which sends a few at a time whatever it is asked for. */
function paged<T>(all: readonly T[], { first = 10, after }: Paging) {
  pagesAsked += 1;
  const from = goesInCircles ? 0 : Number(after || 0);
  const end = from + Math.min(first, pageSize);
  const hasNext = end < all.length;
  return { total: all.length, pageInfo: { hasNext, endCursor: String(end) }, results: all.slice(from, end) };
}

/** An item with as many children as the first number says, each with as many as the second says, and so on. */
function item(id: string, [count = 0, ...below]: readonly number[] = []): object {
  const children = Array.from({ length: count }, (_none, index) => `${id}-${index + 1}`);
  return {
    id,
    displayName: `item ${id}`,
    url: { path: `/${id}` },
    fields: [{ __typename: 'TextField', name: 'title', jsonValue: { value: id } }],
    field: ({ name }: { name: string }) =>
      ({ Key: { value: `key ${id}` }, Phrase: { value: `phrase ${id}` } })[name] && {
        __typename: 'TextField',
        name,
        value: `${name.toLowerCase()} ${id}`,
      },
    children: (paging: Paging) =>
      paged(
        children.map((child) => item(child, below)),
        paging,
      ),
    ancestors: ({ includeTemplateIDs: templates }: { includeTemplateIDs?: unknown }) =>
      templates ? [{ id: 'app' }] : [item('kidneys', [5]), { ...item('home', [1]), url: { path: '/' } }],
  };
}

const rootValue = {
  item: ({ path }: { path: string }) => {
    const depth = path.split('-').length - 1;
    return item(path, path.startsWith('menu') ? [5, 3, 3].slice(depth) : [path.startsWith('many') ? 60 : 5]);
  },
  layout: () => ({ item: item('home') }),
  search: (paging: Paging) =>
    paged(
      [1, 2, 3, 4, 5].map((number) => item(String(number))),
      paging,
    ),
};

let server: Server;
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const parts: Uint8Array[] = [];
    for await (const part of request) parts.push(part as Uint8Array);
    const { query, variables } = JSON.parse(Buffer.concat(parts).toString()) as {
      query: string;
      variables: Record<string, unknown>;
    };
    const answer = await graphql({ schema, source: query, variableValues: variables, rootValue });
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.GRAPH_QL_ENDPOINT = `http://127.0.0.1:${(server.address() as AddressInfo).port}/edge`;
});
beforeEach(() => {
  pageSize = 2;
  goesInCircles = false;
  pagesAsked = 0;
});
afterAll(() => server.close());

type Node = { readonly id: string; readonly children: readonly Node[] };
const idsIn = (nodes: readonly Node[]): readonly unknown[] =>
  nodes.map(({ id, children }) => (children.length > 0 ? [id, ...idsIn(children)] : id));

test('[O3] a server that sends two phrases at a time gives the whole dictionary', async () => {
  const phrases = await dictionary('en');
  const five = [1, 2, 3, 4, 5].map((number) => [`key ${number}`, `phrase ${number}`] as const);
  expect(phrases).toEqual({ [languageOfPhrases]: 'en', ...Object.fromEntries(five) });
});

test('[O3] [M1] a server that sends two links at a time gives the same navigation as one that sends all', async () => {
  const small = await navigationTree('menu', 'en');
  expect(pagesAsked).toBeGreaterThan(20);
  pageSize = 1000;
  const large = await navigationTree('menu', 'en');
  expect(small).toEqual(large);
  const third = (id: string) => [id, ...[1, 2, 3].map((number) => `${id}-${number}`)];
  expect(small.ok && idsIn(small.value)[4]).toEqual([
    'menu-5',
    ...['menu-5-1', 'menu-5-2', 'menu-5-3'].map(third),
  ]);
});

test('[O3] a server that sends two items at a time gives a folder’s items up to the limit, with their fields', async () => {
  const few = await childItems('folder', 'en');
  expect(few.ok && few.value.map(({ fields }) => fields.title)).toEqual(
    [1, 2, 3, 4, 5].map((number) => ({ value: `folder-${number}` })),
  );
  const many = await childItems('many', 'en');
  expect(many.ok && many.value.length).toBe(50);
});

test('[O3] [G9] a server that sends two pages at a time gives the whole section', async () => {
  const section = await sectionOf('kidneys-5', 'en');
  expect(section.ok && section.value && idsIn([section.value])).toEqual([
    [
      'kidneys',
      'kidneys-1',
      'kidneys-2',
      'kidneys-3',
      'kidneys-4',
      ['kidneys-5', ...[1, 2, 3, 4, 5].map((number) => `kidneys-5-${number}`)],
    ],
  ]);
});

test('[O3] [O8] a server that sends the same page again and again is not asked for ever', async () => {
  goesInCircles = true;
  expect(await childItems('circle', 'en')).toEqual({ ok: false, error: 'contentInvalid' });
  expect(await dictionary('ar')).toEqual({});
  expect(pagesAsked).toBeLessThan(10);
});
