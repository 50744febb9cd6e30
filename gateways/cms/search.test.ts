import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startEdge, type EdgeSite } from './testing/edge-site.ts';

const root = '/sitecore/content/test';
const physician = '{5E6A1C1E-2B8E-4F5F-9C53-7A1D4F0B9E21}';

type Found = {
  readonly total: number;
  readonly names: readonly string[];
  readonly pageInfo: { readonly hasNext: boolean; readonly endCursor: string };
};

async function find(
  { graph }: EdgeSite,
  where: unknown,
  rest: Readonly<Record<string, unknown>> = {},
): Promise<Found> {
  const { data, messages } = await graph(
    `query($where:ItemSearchPredicateInput!,$first:Int,$after:String,$orderBy:ItemSearchOrderByInput){
      search(where:$where,first:$first,after:$after,orderBy:$orderBy){total pageInfo{hasNext endCursor} results{name}}}`,
    { where, ...rest },
  );
  assert.deepEqual(messages, []);
  const found = data.search as Omit<Found, 'names'> & {
    readonly results: readonly { readonly name: string }[];
  };
  return { total: found.total, pageInfo: found.pageInfo, names: found.results.map(({ name }) => name) };
}

const isPhysician = { name: '_templates', value: physician, operator: 'CONTAINS' };

test('[O2] a search compares fields and the well-known names', async (t) => {
  const site = await startEdge(t);
  const names = async (where: unknown) => (await find(site, where)).names;
  const among = (predicate: unknown) => names({ AND: [isPhysician, predicate] });
  assert.deepEqual(await names(isPhysician), ['ana-diaz', 'bo-li', 'cy-young', 'di-east']);
  assert.deepEqual(await names({ name: '_templatename', value: 'Tag' }), ['english', 'spanish', 'female']);
  assert.deepEqual(await names({ name: '_name', value: 'HEADER' }), ['header']);
  assert.deepEqual(await names({ name: '_parent', value: `${root}/home/doctors/archive` }), ['di-east']);
  assert.deepEqual(
    await among({ name: '_path', value: `${root}/home/doctors/archive`, operator: 'CONTAINS' }),
    ['di-east'],
  );
  assert.deepEqual(
    await names({
      AND: [
        { name: '_haslayout', value: 'true' },
        { name: '_name', value: 'english', operator: 'CONTAINS' },
      ],
    }),
    ['english-only'],
  );
  assert.deepEqual(await among({ name: 'npi', value: '1000000020' }), ['bo-li']);
  assert.deepEqual(await among({ name: 'npi', value: '1000000020', operator: 'NEQ' }), [
    'ana-diaz',
    'cy-young',
    'di-east',
  ]);
  assert.deepEqual(await among({ name: 'headlineText', value: 'young', operator: 'CONTAINS' }), ['cy-young']);
  assert.deepEqual(await among({ name: 'headlineText', value: 'O', operator: 'NCONTAINS' }), [
    'ana-diaz',
    'di-east',
  ]);
  assert.deepEqual(await among({ name: 'pediatricPhysician', value: '1' }), ['ana-diaz']);
});

test('[O2] numbers compare as numbers, in a search and in its order', async (t) => {
  const site = await startEdge(t);
  const among = async (predicate: unknown) => (await find(site, { AND: [isPhysician, predicate] })).names;
  assert.deepEqual(await among({ name: 'rating', value: '4.8', operator: 'GT' }), ['bo-li']);
  assert.deepEqual(await among({ name: 'rating', value: '4.8', operator: 'GTE' }), ['ana-diaz', 'bo-li']);
  assert.deepEqual(await among({ name: 'rating', value: '4.8', operator: 'LT' }), ['cy-young', 'di-east']);
  assert.deepEqual(await among({ name: 'rating', value: '4.1', operator: 'LTE' }), ['cy-young', 'di-east']);
  const rated = { AND: [isPhysician, { name: 'rating', value: '1', operator: 'GT' }] };
  const order = async (direction: string) =>
    (await find(site, rated, { orderBy: { name: 'rating', direction } })).names;
  assert.deepEqual(await order('ASC'), ['cy-young', 'ana-diaz', 'bo-li']);
  assert.deepEqual(await order('DESC'), ['bo-li', 'ana-diaz', 'cy-young']);
});

test('[O2] conditions nest: all of AND, one of OR, lists by ids', async (t) => {
  const site = await startEdge(t);
  const { data } = await site.graph(`{item(path:"${root}/data/spanish",language:"en"){id}}`);
  const { id } = data.item as { readonly id: string };
  const nested = {
    AND: [
      isPhysician,
      {
        OR: [
          { name: 'languages', value: id, operator: 'CONTAINS' },
          {
            AND: [
              { name: '_name', value: 'bo-li' },
              { name: 'npi', value: '1000000020' },
            ],
          },
        ],
      },
    ],
  };
  assert.deepEqual((await find(site, nested)).names, ['ana-diaz', 'bo-li']);
});

test('[O2] the first page has ten results, and cursors lead to the others', async (t) => {
  const site = await startEdge(t);
  const everything = { name: '_path', value: root, operator: 'CONTAINS' };
  const { total, names, pageInfo } = await find(site, everything);
  assert.equal(names.length, 10);
  assert.ok(total > 15 && pageInfo.hasNext);
  const all = [...names];
  let page = { pageInfo };
  while (page.pageInfo.hasNext) {
    const next = await find(site, everything, { after: page.pageInfo.endCursor, first: 4 });
    all.push(...next.names);
    page = next;
  }
  assert.equal(all.length, total);
});

test('[A8] a search looks in the languages that it names', async (t) => {
  const site = await startEdge(t);
  const inLanguage = async (language: string) =>
    (
      await find(site, {
        AND: [
          { name: '_language', value: language },
          { name: '_templatename', value: 'Tag' },
        ],
      })
    ).names;
  assert.deepEqual(await inLanguage('en'), ['english', 'spanish', 'female']);
  assert.deepEqual(await inLanguage('es-mx'), ['english']);
  assert.deepEqual(await inLanguage('fr'), []);
});

test('[A9] [A10] [A15] the site lists its error pages, redirects, robots, routes and phrases', async (t) => {
  const { graph } = await startEdge(t);
  const { data, messages } = await graph(`{site{
    siteInfo(site:"TEST"){name rootPath hostname language robots sitemap attributes{key value}
      redirects{pattern target redirectType isQueryStringPreserved isLanguagePreserved locale}
      errorHandling(language:"en"){notFoundPagePath notFoundPage{name} serverErrorPagePath serverErrorPage{name}}
      routes(language:"en",includedPaths:["/doctors/"],excludedPaths:["/doctors/archive"],first:2){total pageInfo{hasNext endCursor} results{routePath route{name} personalization{variantIds}}}
      dictionary(language:"es-MX",first:1){total pageInfo{hasNext} results{key value}}
    } nobody:siteInfo(site:"other"){name} siteInfoCollection{name} allSiteInfo(pageSize:5,pageNumber:1){total results{name}}
  }}`);
  assert.deepEqual(messages, []);
  const { siteInfo, ...others } = data.site as {
    readonly siteInfo: Readonly<Record<string, unknown>> & { readonly redirects: readonly unknown[] };
  };
  assert.deepEqual(others, {
    nobody: null,
    siteInfoCollection: [{ name: 'test' }],
    allSiteInfo: { total: 1, results: [{ name: 'test' }] },
  });
  const { redirects, ...info } = siteInfo;
  assert.deepEqual(redirects[1], {
    pattern: '^/physicians/(.*)$',
    target: '/doctors/$1',
    redirectType: 'REDIRECT_302',
    isQueryStringPreserved: false,
    isLanguagePreserved: true,
    locale: 'es-MX',
  });
  assert.deepEqual(info, {
    name: 'test',
    rootPath: root,
    hostname: 'www.example.org',
    language: 'en',
    robots: 'User-agent: *\nDisallow: /private\n',
    sitemap: ['https://www.example.org/sitemap.xml'],
    attributes: [{ key: 'theme', value: 'light' }],
    errorHandling: {
      notFoundPagePath: '/page-not-found',
      notFoundPage: { name: 'page-not-found' },
      serverErrorPagePath: '/resource-problem',
      serverErrorPage: { name: 'resource-problem' },
    },
    routes: {
      total: 4,
      pageInfo: { hasNext: true, endCursor: 'Mg==' },
      results: [
        { routePath: '/doctors', route: { name: 'doctors' }, personalization: { variantIds: [] } },
        { routePath: '/doctors/ana-diaz', route: { name: 'ana-diaz' }, personalization: { variantIds: [] } },
      ],
    },
    dictionary: { total: 2, pageInfo: { hasNext: true }, results: [{ key: 'Search', value: 'Buscar' }] },
  });
});
