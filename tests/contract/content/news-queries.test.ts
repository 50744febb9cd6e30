import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { createCmsGateway } from '../../../gateways/cms/gateway.ts';
import { openContent } from '../../../gateways/content/open.ts';
import { createContentFolder } from '../../../gateways/content/testing/folder.ts';
import { createGatewayServer } from '../../../gateways/lib/server.ts';
import { siteModule } from '../../support/site-modules.ts';

/**
 * The named queries of the news against a CMS that speaks Edge's GraphQL: the embedded one over content of its own.
 */
const files = {
  'templates/pages.yaml': `
- {name: Page, fields: [{name: headlineText, type: text}], layout: {placeholders: {main: [{component: Box}]}}}
- {name: Tag, fields: [{name: tagDisplayName, type: text}]}
- name: Story
  base: [Page]
  fields:
    - {name: articleTitle, type: text}
    - {name: articleContent, type: richtext}
    - {name: datePublished, type: date}
    - {name: channelTags, type: multilist}
    - {name: channelUrl, type: link}
    - {name: layoutType, type: text}
    - {name: showCallUsButton, type: checkbox}
- name: Channel
  fields: [{name: titleText, type: text}, {name: channelTag, type: lookup}, {name: viewAllLink, type: link}]
- name: Collection
  fields: [{name: titleText, type: text}, {name: introText, type: richtext}, {name: channelTags, type: multilist}]
`,
  'items/home.yaml': 'template: Page\n',
  'items/home/story.yaml': `
template: Story
displayName: A story
fields:
  articleTitle: On sleep
  articleContent: <p>Sleep well.</p>
  datePublished: 2031-04-02
  channelTags: [data/sleep]
  channelUrl: {item: home, text: All about sleep, querystring: channel=x}
  layoutType: fullHero
  showCallUsButton: true
languages: {es-MX: {fields: {articleTitle: Sobre el sueño}}}
`,
  'items/data/sleep.yaml': 'template: Tag\nfields: {tagDisplayName: Sleep}\n',
  'items/data/channel.yaml':
    'template: Channel\nfields: {titleText: Good nights, channelTag: data/sleep, viewAllLink: {item: home, text: All}}\n',
  'items/data/collection.yaml':
    'template: Collection\nfields: {titleText: Nights, introText: <p>Read.</p>, channelTags: [data/sleep]}\n',
};
type FieldQuery = (variables: {
  readonly dataSource: string;
  readonly contextItem: string;
  readonly language: string;
}) => Promise<{ readonly ok: boolean; readonly value: Readonly<Record<string, unknown>> }>;

const apiKey = 'the-key';
const ids: Record<string, string> = {};
const stops: (() => Promise<void> | void)[] = [];
let queries: Readonly<
  Record<'queryArticlePage' | 'queryForefrontChannel' | 'queryForefrontArticleCollection', FieldQuery>
>;
let readers: {
  readonly textOf: (field: unknown) => string;
  readonly isTrue: (field: unknown) => boolean;
  readonly itemOf: (field: unknown) => { readonly id: string } | undefined;
  readonly itemsOf: (field: unknown) => readonly { readonly id: string }[];
  readonly linkOf: (field: unknown) => { readonly href: string; readonly text: string } | undefined;
};

before(async () => {
  const folder = createContentFolder(files);
  const opened = await openContent({ folder: folder.path, watch: false });
  assert.ok(opened.ok, JSON.stringify(opened));
  const content = opened.value;
  for (const path of ['home/story', 'data/sleep', 'data/channel', 'data/collection'])
    ids[path] = `{${content.item(`/sitecore/content/test/${path}`)?.id.toUpperCase()}}`;
  const gateways = createGatewayServer({ expected: 1, onFailure: () => undefined });
  gateways.mount(createCmsGateway({ content, apiKey, allowsIntrospection: false }));
  await new Promise<void>((done) => void gateways.server.listen(0, '127.0.0.1', done));
  const { port } = gateways.server.address() as AddressInfo;
  stops.push(
    () => gateways.server.closeAllConnections(),
    () => gateways.stop(),
    () => content.close(),
    () => folder.remove(),
  );
  process.env.GRAPH_QL_ENDPOINT = `http://127.0.0.1:${port}/sitecore/api/graph/edge`;
  process.env.SITECORE_API_KEY = apiKey;
  queries = await siteModule('services/news/queries');
  readers = await siteModule('cms/fields/readers');
});
after(async () => {
  for (const stop of stops) await stop();
});

/** The fields that a query finds. */
async function fieldsBy(query: FieldQuery, dataSource = '', language = 'en') {
  const found = await query({ dataSource, contextItem: ids['home/story'] ?? '', language });
  assert.ok(found.ok, JSON.stringify(found));
  return found.value;
}
const bare = (id: string | undefined) => id?.replace(/[{}-]/g, '').toLowerCase();

test('[H6] ForefrontChannel fills a channel block whose datasource is an id alone', async () => {
  const fields = await fieldsBy(queries.queryForefrontChannel, ids['data/channel']);
  assert.equal(readers.textOf(fields.titleText), 'Good nights');
  assert.equal(bare(readers.itemOf(fields.channelTag)?.id), bare(ids['data/sleep']));
  assert.equal(readers.linkOf(fields.viewAllLink)?.text, 'All');
  assert.ok(!('id' in fields) && !('searchModel' in fields), 'what the item has not is left out');
});

test('[H6] ForefrontArticleCollection fills a collection block', async () => {
  const fields = await fieldsBy(queries.queryForefrontArticleCollection, ids['data/collection']);
  assert.equal(readers.textOf(fields.introText), '<p>Read.</p>');
  assert.deepEqual(
    readers.itemsOf(fields.channelTags).map(({ id }) => bare(id)),
    [bare(ids['data/sleep'])],
  );
});

test('[H6] ArticlePage reads the article of its page, in its language; channelUrl and flags among its fields', async () => {
  const fields = await fieldsBy(queries.queryArticlePage, ids['data/channel'], 'es-MX');
  assert.equal(readers.textOf(fields.articleTitle), 'Sobre el sueño');
  assert.equal(readers.textOf(fields.articleContent), '<p>Sleep well.</p>');
  assert.equal(readers.linkOf(fields.channelUrl)?.text, 'All about sleep');
  assert.equal(readers.isTrue(fields.showCallUsButton), true);
  assert.equal(readers.textOf(fields.layoutType), 'fullHero');
});

test('[H6] a datasource that is gone has no fields', async () => {
  const gone = '{00000000-0000-4000-8000-000000000000}';
  assert.deepEqual(await fieldsBy(queries.queryForefrontChannel, gone), {});
});
