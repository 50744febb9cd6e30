import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { componentsIn } from '@/cms/layout-data';
import { fetchPage } from '#cms/fetch-page';
import { fillFields } from '#cms/fill-fields';
import { withMetadataMarkup } from '#cms/metadata-markup';
import { normalizeLayout } from '#cms/normalize-layout';

/** A CMS that sends one page, and the fields of one datasource. */
let server: Server;
let asked: { readonly query: string; readonly variables: object }[] = [];
let item: object | null = null;
let status = 200;
let dataSource = '{ABC}';
let block = 'LinkSidebar';

const nested = () => ({
  uid: '2',
  componentName: 'ColumnwidthContainer',
  placeholders: { 'main-content': [{ uid: '1', componentName: block, dataSource }] },
});
const whole = {
  uid: '3',
  componentName: 'Banner',
  dataSource: '{D}',
  fields: { titleText: { value: 'Sent' } },
};

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      response.setHeader('Content-Type', 'application/json');
      const question = JSON.parse(text) as (typeof asked)[number];
      if (question.query.includes('layout(site')) {
        const route = { name: 'page', placeholders: { main: [nested(), whole] } };
        const rendered = { sitecore: { context: { language: 'en' }, route } };
        return void response.end(JSON.stringify({ data: { layout: { item: { rendered } } } }));
      }
      if (!question.query.includes('dataSource'))
        return void response.end(JSON.stringify({ errors: [{ message: 'no dictionary' }] }));
      asked.push(question);
      response.writeHead(status).end(JSON.stringify({ data: { datasource: item } }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.GRAPH_QL_ENDPOINT = `http://127.0.0.1:${(server.address() as AddressInfo).port}/edge`;
});
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
  status = 200;
});

async function blocks(path: string) {
  const { layout, isRemembered } = await fetchPage(path, 'en');
  const fields = [...componentsIn(layout.route?.placeholders)].map((one) => [one.componentName, one.fields]);
  return { fields: Object.fromEntries(fields) as Readonly<Record<string, unknown>>, isRemembered };
}

test('[P4] a datasource id without fields is filled by the query that bears the name of its block', async () => {
  item = {
    fields: [
      { name: 'titleText', jsonValue: { value: 'Of the <b>heart</b><script>alert(1)</script>' } },
      { name: 'link1', jsonValue: { value: { href: '/heart', text: 'All heart care' } } },
      { name: 'distributionEmailAddress', jsonValue: { value: 'desk@example.org' } },
    ],
  };
  const { fields, isRemembered } = await blocks('/heart');
  expect(fields.LinkSidebar).toEqual({
    titleText: { value: 'Of the <b>heart</b>' },
    link1: { value: { href: '/heart', text: 'All heart care' } },
  });
  expect(fields.Banner).toEqual({ titleText: { value: 'Sent' } });
  expect(isRemembered).toBe(false);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.query).toMatch(/^query LinkSidebar\(/);
  expect(asked[0]?.variables).toEqual({ dataSource: '{ABC}', language: 'en' });
});

test('[P4] a datasource that is gone leaves its block empty; while the CMS is down, what it last said is shown', async () => {
  item = null;
  expect(await blocks('/gone')).toMatchObject({ fields: { LinkSidebar: {} }, isRemembered: false });
  status = 400;
  expect(await blocks('/down')).toMatchObject({ fields: { LinkSidebar: {} }, isRemembered: false });
  dataSource = '{NEVER-SEEN}';
  const { fields, isRemembered } = await blocks('/never');
  expect({ sidebar: fields.LinkSidebar, isRemembered }).toEqual({ sidebar: undefined, isRemembered: true });
});

test.each([
  ['ForefrontArticle', 'ArticlePage'],
  ['ForefrontArticleCollection', 'ForefrontArticleCollection'],
  ['ForefrontChannel', 'ForefrontChannel'],
  ['ClinicalTrialDetails', 'ClinicalTrialDetails'],
])('[H6] [P4] the fields of %s come by the query %s', async (name, query) => {
  block = name;
  dataSource = `{${name}}`;
  item = { fields: [{ name: 'titleText', jsonValue: { value: 'Found' } }] };
  status = 200;
  const { fields } = await blocks(`/named-${name.toLowerCase()}`);
  expect(fields[name]).toEqual({ titleText: { value: 'Found' } });
  expect(asked.at(-1)?.query).toMatch(new RegExp(`^query ${query}\\(`));
});

test('[O1] [P4] in the metadata mode a field by GraphQL is edited in place, and its markup is safe', async () => {
  const metadata = { fieldId: 'f1', fieldType: 'Rich Text', rawValue: '<b onclick="x()">Raw</b>' };
  item = {
    fields: [{ name: 'titleText', jsonValue: { value: 'Heart <script>x()</script><b>care</b>', metadata } }],
  };
  dataSource = '{EDITED}';
  block = 'LinkSidebar';
  status = 200;
  const speech = { language: 'en', defaultLanguage: 'en' };
  const fieldsIn = async (context: object) => {
    const route = { name: 'page', placeholders: { main: [nested()] } };
    const { layout } = await fillFields(normalizeLayout({ sitecore: { context, route } }, speech), speech);
    const shown = layout.context.isMetadataMode ? withMetadataMarkup(layout) : layout;
    return [...componentsIn(shown.route?.placeholders)].find((one) => one.componentName === block)?.fields;
  };
  const edited = await fieldsIn({ pageEditing: true, editMode: 'metadata' });
  expect(edited).toMatchObject({ titleText: { value: 'Heart <b>care</b>' } });
  expect(JSON.stringify(edited)).toMatch(/fieldId.*f1/);
  expect(JSON.stringify(edited)).toContain('&lt;b onclick=');
});
