import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LayoutComponent } from '@/cms/layout-data';
import { withVariants } from '@/registry/graphql-variants';

/** A CMS that has one datasource, `{D1}`, and notes what it is asked. */
let asked: readonly unknown[] = [];
let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const { variables } = JSON.parse(text) as { readonly variables: { readonly id: string } };
      if (!JSON.stringify(variables).includes('"language":""')) asked = [...asked, variables];
      const fields = [
        { name: 'titleText', jsonValue: { value: 'Rest well' } },
        { name: 'introText', jsonValue: { value: '<p>Sleep<script>alert(1)</script></p>' } },
        { name: '__Created by', jsonValue: { value: 'somebody' } },
      ];
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({ data: { item: variables.id === '{D1}' ? { id: 'd1', fields } : null } }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.GRAPH_QL_ENDPOINT = `http://127.0.0.1:${(server.address() as AddressInfo).port}/edge`;
});
afterAll(() => server.close());

/** A component of a page with nothing else on it, as the site's blocks get it. */
async function shown(component: LayoutComponent): Promise<LayoutComponent | undefined> {
  asked = [];
  const context = {
    language: 'en',
    itemPath: '/',
    pageEditing: false,
    pageState: 'normal',
    siteName: '',
  } as const;
  const placeholders = {
    main: [{ componentName: 'Tabs', uid: 'outer', fields: {}, placeholders: { in: [component] } }],
  };
  const { route } = await withVariants(
    { context, route: { fields: {}, itemId: 'i', placeholders } },
    { language: 'en', defaultLanguage: 'en', isEditing: false },
  );
  return route?.placeholders.main?.[0]?.placeholders?.in?.[0];
}

const fetched = { titleText: { value: 'Rest well' }, introText: { value: '<p>Sleep</p>' } };

test('[P1] the GraphQL variant of a block is the block, with the fields of its datasource', async () => {
  expect(
    await shown({ componentName: 'BannerGraphQL', uid: 'b', dataSource: '{D1}', fields: {} }),
  ).toMatchObject({
    componentName: 'Banner',
    uid: 'b',
    fields: fetched,
  });
  expect(asked).toEqual([{ id: '{D1}', language: 'en' }]);
});

test('[P1] a block that is sent without fields gets those of its datasource; one with fields keeps them', async () => {
  expect((await shown({ componentName: 'Banner', dataSource: '{D1}' }))?.fields).toEqual(fetched);
  const own = { titleText: { value: 'Sent' } };
  expect((await shown({ componentName: 'Banner', dataSource: '{D1}', fields: own }))?.fields).toEqual(own);
  expect(asked).toEqual([]);
});

test.each([
  [{ componentName: 'BannerGraphQL', dataSource: '{GONE}' }, 'Banner'],
  [{ componentName: 'BannerGraphQL', dataSource: '' }, 'Banner'],
  [{ componentName: 'NobodyKnowsGraphQL', dataSource: '{D1}' }, 'NobodyKnowsGraphQL'],
  [{ componentName: 'GraphQL', dataSource: '{D1}' }, 'GraphQL'],
])('[P1] %j has no fields, and takes nothing down', async (component, name) => {
  const found = await shown(component);
  expect([found?.componentName, found?.fields]).toEqual([name, undefined]);
});
