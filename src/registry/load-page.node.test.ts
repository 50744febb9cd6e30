import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadPage } from '@/registry/load-page';
import { ContentUnavailable } from '#cms/graphql-client';
import { expireAnswers } from '#gateway/answer-cache';

/** Those who see children, as their names stand in addresses or as items are called. */
const seeChildren = /ana-diaz$|lee ann smith$|eva-o-neil$/;

/** Pages that a CMS has, besides those of the children's hospital whose name has one dash. */
const known = new Set([
  '/find-a-physician/physician/lee ann smith',
  '/find-a-physician/physician/eva-o-neil',
  '/find-a-physician/physician/sees adults only',
]);

/** A CMS that answers nothing but layouts: the children's hospital's own block, and on its own pages the other one. */
const layoutOf = (path: string) => ({
  sitecore: {
    context: { itemPath: path, language: 'en' },
    route: {
      name: 'x',
      itemId: 'a1',
      fields: {
        headlineText: { value: 'Ana Díaz, MD' },
        pediatricPhysician: { value: seeChildren.test(path) },
        openGraphTitle: { value: '' },
      },
      placeholders: {
        main: [
          {
            componentName: path.startsWith('/comer') ? 'ComerProviderDetails' : 'ProviderDetails',
            uid: 'u1',
            fields: {},
          },
        ],
      },
    },
  },
});

/** What the CMS says of redirects; undefined: nothing. */
let redirects: readonly object[] | undefined = [];
const answerOf = (query: string): object =>
  redirects && query.includes('redirects')
    ? { data: { site: { siteInfo: { redirects } } } }
    : { errors: [{ message: 'not today' }] };

let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const { query, variables } = JSON.parse(text) as { query: string; variables: { routePath?: string } };
      const path = query.includes('layout(') ? variables.routePath : undefined;
      response.setHeader('Content-Type', 'application/json');
      const isOwn = path !== undefined && /^\/comer\/.*\/\w+-\w+$/.test(path);
      if (path !== undefined && !isOwn && !known.has(path)) {
        response.end(JSON.stringify({ data: { layout: { item: null } } }));
        return;
      }
      response.end(
        JSON.stringify(path ? { data: { layout: { item: { rendered: layoutOf(path) } } } } : answerOf(query)),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.GRAPH_QL_ENDPOINT = `http://127.0.0.1:${(server.address() as AddressInfo).port}/edge`;
});
afterAll(() => server.close());

const load = (path: string) => loadPage(path.split('/').slice(1), new URLSearchParams());

test('[A15] [O8] while nobody knows where pages have gone, none is said not to be there; a CMS that never says it has sent none away', async () => {
  redirects = undefined;
  await expect(load('/gone-somewhere')).rejects.toThrow(ContentUnavailable);
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now + 61_000);
  expect(await load('/gone-somewhere')).toEqual({ kind: 'notFound' });
  clock.mockRestore();
  redirects = [{ pattern: '^/gone-somewhere$', target: '/here', redirectType: 'REDIRECT_301' }];
  expireAnswers();
  expect(await load('/gone-somewhere')).toMatchObject({ kind: 'redirect', destination: '/here' });
});

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

test.each(['lee-ann-smith', 'eva-o-neil'])(
  '[D9] %s is found among all physicians: by the name as it stands, or with spaces for dashes',
  async (name) => {
    const path = `/comer/find-a-physician/physician/${name}`;
    expect(await load(path)).toMatchObject({
      kind: 'page',
      props: {
        page: { theme: 'comer', pathname: path, itemPath: path },
        head: {
          title: expect.stringContaining('Ana Díaz, MD') as string,
          canonical: `http://localhost:3000${path}`,
          openGraph: {
            url: `http://localhost:3000${path}`,
            type: 'website',
            title: 'Ana Díaz, MD',
          },
        },
        placeholders: { main: [{ componentName: 'ComerProviderDetails' }] },
      },
    });
  },
);

test.each(['sees-adults-only', 'no-such-name'])(
  '[D9] %s has no page in the children’s hospital',
  async (name) => {
    expect(await load(`/comer/find-a-physician/physician/${name}`)).toEqual({ kind: 'notFound' });
  },
);

test('[M7] the year of the copyright line is the one in Chicago', async () => {
  const yearAt = async (now: string) => {
    jest.useFakeTimers({
      now: new Date(now),
      doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask'],
    });
    const loaded = await load('/find-a-physician/physician/eva-o-neil');
    return loaded.kind === 'page' ? loaded.props.page.year : loaded.kind;
  };
  expect([await yearAt('2027-01-01T05:59:00Z'), await yearAt('2027-01-01T06:01:00Z')]).toEqual([2026, 2027]);
  jest.useRealTimers();
});
