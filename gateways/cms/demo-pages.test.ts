import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { openContent } from '../content/open.ts';
import type { ContentStore } from '../content/store.ts';
import { createGatewayServer } from '../lib/server.ts';
import { createCmsGateway } from './gateway.ts';
import { demoPages } from './testing/demo-pages.ts';

type Fields = Readonly<Record<string, unknown>>;
type Block = {
  readonly componentName: string;
  readonly fields?: Fields;
  readonly placeholders?: Placeholders;
};
type Placeholders = Readonly<Record<string, readonly Block[]>>;
type SearchModel = {
  readonly searchType: { readonly value: string };
  readonly pageURL: { readonly value: { readonly href: string } };
};
type Route = {
  readonly templateName: string;
  readonly fields: Fields;
  readonly placeholders: Placeholders;
};

const onEveryPage = ['header/Header', 'breadcrumb/Breadcrumb', 'footer/Footer'];

let content: Pick<ContentStore, 'items'>;
let endpoint: string;
let close: () => Promise<void>;

before(async () => {
  const opened = await openContent({ folder: 'content', watch: false });
  assert.ok(opened.ok);
  const store = opened.value;
  content = store;
  const gateways = createGatewayServer({
    expected: 1,
    onFailure: (event) => assert.fail(JSON.stringify(event)),
  });
  gateways.mount(createCmsGateway({ content: store, apiKey: 'a-key', allowsIntrospection: false }));
  await new Promise<void>((done) => {
    gateways.server.listen(0, '127.0.0.1', done);
  });
  endpoint = `http://127.0.0.1:${(gateways.server.address() as AddressInfo).port}/sitecore/api/graph/edge`;
  close = async () => {
    gateways.server.closeAllConnections();
    await gateways.stop();
    store.close();
  };
});
after(() => close());

async function routeOf(routePath: string): Promise<Route> {
  const query = 'query($path:String!){layout(site:"calder",routePath:$path,language:"en"){item{rendered}}}';
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { sc_apikey: 'a-key', 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { path: routePath } }),
  });
  const { data } = (await response.json()) as {
    readonly data: { readonly layout: { readonly item: { readonly rendered: unknown } | null } };
  };
  assert.ok(data.layout.item, `there is no page ${routePath}`);
  return (data.layout.item.rendered as { readonly sitecore: { readonly route: Route } }).sitecore.route;
}

/** The blocks that stand at the end of a way of placeholders and blocks. */
function at(placeholders: Placeholders, way: string): readonly Block[] {
  const [placeholder = '', name, ...rest] = way.split('/');
  const found = (placeholders[placeholder] ?? []).filter(({ componentName }) => componentName === name);
  if (rest.length === 0) return found;
  return found.flatMap((block) => at(block.placeholders ?? {}, rest.join('/')));
}

/** The paths of a template's pages; of very many pages the first, the last and one between. */
function pagesOf(template: string): readonly string[] {
  const paths = [...content.items()]
    .filter((item) => item.hasLayout && item.template === template)
    .map((item) => item.path.replace('/sitecore/content/calder/home', '') || '/');
  return paths.length > 60
    ? [0, 0.5, 1].map((part) => paths[Math.round(part * (paths.length - 1))] ?? '')
    : paths;
}

for (const { template, path, blocks, everywhere = [], fields } of demoPages)
  test(`[A2] ${template}: its pages hold what the specification puts there`, async () => {
    const page = await routeOf(path);
    assert.equal(page.templateName, template);
    for (const way of [...onEveryPage, ...blocks, ...everywhere])
      assert.ok(at(page.placeholders, way).length > 0, `${path} has no ${way}`);
    const named = fields?.split(/\s+/) ?? [];
    assert.deepEqual(
      named.filter((name) => !(name in page.fields)),
      [],
    );
    const pages = pagesOf(template);
    assert.ok(pages.includes(path) || pages.length === 3, `${path} is none of ${pages.join(' ')}`);
    for (const each of everywhere.length > 0 ? pages : []) {
      const { placeholders } = await routeOf(each);
      for (const way of everywhere) assert.ok(at(placeholders, way).length > 0, `${each} has no ${way}`);
    }
  });

test('[A2] there is a page for each of the nineteen templates, and no other page', () => {
  const used = new Set(
    [...content.items()].filter(({ hasLayout }) => hasLayout).map(({ template }) => template),
  );
  assert.equal(demoPages.length, 19);
  assert.deepEqual([...used].toSorted(), demoPages.map(({ template }) => template).toSorted());
});

test('[A2] [B1] each page of a search is the page of one of the searches that it offers', async () => {
  const types = {
    '/find-a-physician': 'physician',
    '/find-a-location': 'location',
    '/conditions-services': 'condition',
    '/find-a-clinical-trial': 'clinicalTrial',
    '/forefront/search': 'article',
  };
  for (const [path, type] of Object.entries(types)) {
    const [block] = at((await routeOf(path)).placeholders, 'main/Search');
    const offered = block?.fields?.enabledSearches as readonly { readonly fields: SearchModel }[];
    const own = offered.find(({ fields }) => fields.pageURL.value.href === path);
    assert.equal(own?.fields.searchType.value, type, path);
  }
});

test('[B3] [B29] whatever is searched, the pages for errands are suggested while somebody types', async () => {
  const pages = ['', '/comer', '/cancer'].flatMap((part) =>
    ['search', 'find-a-physician', 'find-a-location', 'conditions-services', 'find-a-clinical-trial'].map(
      (name) => `${part}/${name}`,
    ),
  );
  for (const path of pages) {
    const [block] = at((await routeOf(path)).placeholders, 'main/Search');
    const offered = block?.fields?.enabledSearches as readonly { readonly fields: Fields }[];
    for (const { fields } of offered)
      assert.match(JSON.stringify(fields.promotions), /pay my bill|billing/i, path);
  }
});

test('[A2] [H4] the news has an article with a header logo, one with a video and its transcript, one with a full hero', async () => {
  const valueOf = async (path: string, name: string) =>
    ((await routeOf(path)).fields[name] as { readonly value: unknown }).value;
  const articles = '/forefront/articles';
  const logo = await valueOf(`${articles}/shoveling-snow-what-your-heart-wants-you-to-know`, 'headerLogo');
  assert.match(JSON.stringify(logo), /heart-center.*Calder Heart Center/);
  const film = `${articles}/a-heart-murmur-and-a-very-calm-cardiologist`;
  assert.equal(await valueOf(film, 'layoutType'), 'video');
  assert.match(String(await valueOf(film, 'transcriptText')), /My name is Amara Okafor/);
  assert.equal(await valueOf(`${articles}/new-knees-same-day-home`, 'layoutType'), 'fullHero');
});
