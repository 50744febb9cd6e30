import assert from 'node:assert/strict';
import { test } from 'node:test';
import { apiKey, startEdge, type EdgeSite } from './testing/edge-site.ts';

type Route = {
  readonly itemId: string;
  readonly name: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly placeholders: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
};
type Rendered = {
  readonly sitecore: { readonly context: Readonly<Record<string, unknown>>; readonly route: Route };
};

async function rendered(
  { graph }: EdgeSite,
  routePath: string,
  language?: string,
): Promise<Rendered | undefined> {
  const { data, messages } = await graph(
    'query($routePath:String!,$language:String){layout(site:"test",routePath:$routePath,language:$language){item{rendered}}}',
    { routePath, language },
  );
  assert.deepEqual(messages, []);
  const { item } = data.layout as { readonly item: { readonly rendered: Rendered } | null };
  return item?.rendered;
}

test('[O2] layout data holds nested placeholders, parameters and datasources', async (t) => {
  const site = await startEdge(t);
  const page = await rendered(site, '/', 'en');
  assert.ok(page);
  const { context, route } = page.sitecore;
  assert.deepEqual(context, {
    pageEditing: false,
    site: { name: 'test' },
    pageState: 'normal',
    editMode: 'chromes',
    language: 'en',
    itemPath: '/',
    itemId: route.itemId,
  });
  assert.deepEqual(Object.keys(route).sort(), [
    'databaseName',
    'deviceId',
    'displayName',
    'fields',
    'itemId',
    'itemLanguage',
    'itemVersion',
    'layoutId',
    'name',
    'placeholders',
    'templateId',
    'templateName',
  ]);
  assert.deepEqual(route.fields, { metaTitle: { value: '' }, headlineText: { value: 'Welcome' } });
  const [header] = route.placeholders.header ?? [];
  assert.equal(header?.componentName, 'Header');
  assert.deepEqual(header?.fields, {
    logo: { value: { src: '/-/media/logo.svg', alt: 'Test', width: '120', height: '40' } },
    homeLink: { value: { href: '/', text: 'Home', linktype: 'internal' } },
  });
  const [container] = route.placeholders.main ?? [];
  assert.deepEqual(
    [container?.componentName, container?.dataSource, container?.fields],
    ['ColumnwidthContainer', '', undefined],
  );
  const [text] = (container?.placeholders as Route['placeholders'] | undefined)?.['main-content'] ?? [];
  assert.deepEqual([text?.componentName, text?.params], ['RichTextBlock', { Styles: 'wide' }]);
  assert.deepEqual(text?.fields, { content: { value: '<p>See <a href="/doctors">our doctors</a></p>' } });
  assert.match(String(text?.uid), /^[0-9a-f-]{36}$/);
  const { data } = await site.graph('query($id:String){item(path:$id,language:"en"){path}}', {
    id: text?.dataSource,
  });
  assert.deepEqual(data.item, { path: '/sitecore/content/test/home/page-data/richtextblock-1' });
});

test('[P4] a block by GraphQL is sent without fields, and its datasource has those of layout data', async (t) => {
  const site = await startEdge(t);
  const page = await rendered(site, '/resource-problem', 'en');
  const [sent, bare] = page?.sitecore.route.placeholders.header ?? [];
  assert.deepEqual([bare?.dataSource, bare?.fields], [sent?.dataSource, undefined]);
  const { data } = await site.graph(
    'query Header($dataSource:String!){item(path:$dataSource,language:"en"){fields{name jsonValue}}}',
    { dataSource: bare?.dataSource },
  );
  const { fields } = data.item as { readonly fields: readonly { name: string; jsonValue: unknown }[] };
  assert.deepEqual(Object.fromEntries(fields.map(({ name, jsonValue }) => [name, jsonValue])), sent?.fields);
});

test('[A8] a page exists in its languages, falls back if its template says so, and is otherwise not found', async (t) => {
  const site = await startEdge(t);
  const spanish = await rendered(site, '/', 'ES-mx');
  assert.deepEqual(
    [spanish?.sitecore.context.language, spanish?.sitecore.route.fields.headlineText],
    ['es-MX', { value: 'Bienvenidos' }],
  );
  assert.match(JSON.stringify(spanish?.sitecore.route.placeholders), /<p>Médicos<\/p>/);
  const arabic = await rendered(site, '/', 'ar');
  assert.deepEqual(
    [arabic?.sitecore.context.language, arabic?.sitecore.route.fields.headlineText],
    ['ar', { value: 'Welcome' }],
  );
  assert.ok(await rendered(site, '/english-only', 'en'));
  assert.equal(await rendered(site, '/english-only', 'ar'), undefined);
  assert.equal(await rendered(site, '/', 'fr'), undefined);
  assert.equal((await rendered(site, '/'))?.sitecore.context.language, 'en');
});

test('[O2] a route is found in any letter case and under its aliases; a folder is not a page', async (t) => {
  const site = await startEdge(t);
  const seen = async (path: string) => {
    const page = await rendered(site, path, 'en');
    return page && [page.sitecore.context.itemPath, page.sitecore.route.name];
  };
  assert.deepEqual(await seen('/Doctors/ANA-Diaz/'), ['/doctors/ana-diaz', 'ana-diaz']);
  assert.deepEqual(await seen('/comer/doctors/ana-diaz'), ['/comer/doctors/ana-diaz', 'ana-diaz']);
  assert.equal(await seen('/comer/doctors/bo-li'), undefined);
  assert.equal(await seen('/doctors/archive'), undefined);
  assert.equal(await seen('/page-data/richtextblock-1'), undefined);
  for (const path of ['/a"b', '/%', '/../data', '//', `/${'x'.repeat(5000)}`, '/\u0000']) {
    const page = await seen(path);
    assert.ok(page === undefined || page[0] === '/', path);
  }
});

test('[O2] linked items are included two levels deep and no further', async (t) => {
  const site = await startEdge(t);
  const page = await rendered(site, '/doctors/ana-diaz', 'es-MX');
  type Linked = {
    readonly name: string;
    readonly url: string;
    readonly displayName: string;
    readonly fields: Readonly<Record<string, Linked>>;
  };
  const fields = page?.sitecore.route.fields as Readonly<Record<string, Linked>>;
  assert.deepEqual(fields.summary, { value: 'Atiende a niños.' });
  const [english, spanish] = fields.languages as unknown as readonly Linked[];
  assert.deepEqual(
    [english?.displayName, english?.fields],
    ['Inglés', { tagDisplayName: { value: 'Inglés' } }],
  );
  assert.equal(spanish?.name, 'spanish');
  const bo = fields.colleague;
  assert.deepEqual([bo?.name, bo?.url], ['bo-li', '/doctors/bo-li']);
  const again = bo?.fields.colleague;
  assert.equal(again?.name, 'ana-diaz');
  assert.deepEqual(again?.fields.colleague?.fields, {});
});

test('[O2] the layout service answers over REST, with the key in the header or the query', async (t) => {
  const { url } = await startEdge(t);
  const ask = async (query: string, headers: Readonly<Record<string, string>> = {}) => {
    const response = await fetch(`${url}/sitecore/api/layout/render/sxa-jss?${query}`, { headers });
    return { status: response.status, body: (await response.json()) as Rendered };
  };
  const page = await ask(`item=/doctors&sc_lang=en&sc_site=test&sc_apikey=${apiKey}`);
  assert.deepEqual([page.status, page.body.sitecore.route.name], [200, 'doctors']);
  assert.equal((await ask('item=/doctors', { sc_apikey: apiKey })).status, 200);
  assert.equal(
    (await ask('item=/sitecore/content/test/home/doctors', { sc_apikey: apiKey })).body.sitecore.context
      .itemPath,
    '/doctors',
  );
  const missing = await ask('item=/nope&sc_lang=ar', { sc_apikey: apiKey });
  assert.deepEqual(
    [missing.status, missing.body.sitecore.route, missing.body.sitecore.context.language],
    [404, null, 'ar'],
  );
  assert.equal((await ask('item=/doctors&sc_site=other', { sc_apikey: apiKey })).status, 404);
  assert.equal((await ask('item=/doctors')).status, 401);
  assert.equal((await ask('item=/doctors&sc_apikey=wrong')).status, 401);
});

test('[O4] a new template and a new page are served without a restart', async (t) => {
  const site = await startEdge(t, { watch: true });
  assert.equal(await rendered(site, '/news', 'en'), undefined);
  const changed = site.changed();
  site.folder.write({
    'templates/news.yaml': '- {name: News Page, base: [Page], fields: [{name: teaser, type: text}]}\n',
    'items/home/news.yaml': 'template: News Page\nfields: {teaser: Just in}\n',
  });
  await changed;
  assert.ok(await rendered(site, '/news', 'en'));
  const { data } = await site.graph(
    '{item(path:"/sitecore/content/test/home/news",language:"en"){... on NewsPage{teaser{value}}}}',
  );
  assert.deepEqual(data.item, { teaser: { value: 'Just in' } });
});

test('[O1] one block of a page is given alone, with its own datasource or another; a block that is not there is 404', async (t) => {
  const site = await startEdge(t);
  const page = await rendered(site, '/', 'en');
  const [header] = page?.sitecore.route.placeholders.header ?? [];
  const ask = async (query: Record<string, string>) => {
    const answer = await fetch(
      `${site.url}/sitecore/api/layout/component/jss?${new URLSearchParams({ item: '/', sc_lang: 'en', ...query }).toString()}`,
      { headers: { sc_apikey: apiKey } },
    );
    return [answer.status, ((await answer.json()) as Rendered).sitecore.route] as const;
  };
  const uid = String(header?.uid);
  const [status, route] = await ask({ uid: uid.toUpperCase() });
  assert.equal(status, 200);
  assert.deepEqual(route.placeholders, { 'editing-componentmode-placeholder': [header] });
  const [, other] = await ask({ uid, dataSourceId: '/sitecore/content/test/home/doctors/ana-diaz' });
  const [shown] = other.placeholders['editing-componentmode-placeholder'] ?? [];
  assert.equal(shown?.componentName, 'Header');
  assert.notDeepEqual(shown?.fields, header?.fields);
  assert.deepEqual(await ask({ uid: 'nobody' }), [404, null]);
});
