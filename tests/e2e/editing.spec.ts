import { expect, test } from './support';

const secret = 'the-secret-of-the-journeys-which-is-long-enough';
const layout = {
  sitecore: {
    context: {
      pageEditing: true,
      pageState: 'edit',
      language: 'en',
      itemPath: '/',
      site: { name: 'calder' },
    },
    route: {
      name: 'home',
      displayName: 'Home',
      fields: {},
      itemId: '1',
      placeholders: {
        main: [
          {
            name: 'code',
            type: 'text/sitecore',
            contents: '',
            attributes: {
              type: 'text/sitecore',
              chrometype: 'placeholder',
              kind: 'open',
              id: 'main',
              key: 'main',
            },
          },
          {
            uid: '2',
            componentName: 'RichTextBlock',
            dataSource: '{A}',
            fields: {
              content: {
                value: '<p>Text</p>',
                editable:
                  '<input name="fld_1" type="hidden"/><span contenteditable="true"><p>Text</p></span>',
              },
            },
          },
          { uid: '3', componentName: 'NobodyKnows', dataSource: '' },
          { uid: '4', componentName: 'ContentGallery', dataSource: '' },
          { uid: '5', componentName: 'Search', dataSource: '{B}', fields: {} },
        ],
      },
    },
  },
};
const body = {
  id: 'app',
  args: ['/', JSON.stringify(layout), JSON.stringify({ language: 'en', dictionary: {} })],
  functionName: 'renderView',
  moduleName: 'server.bundle',
};

test('[O1] [P3] [B22] the editor gets its page: editable text, its own markup, notices in place of blocks', async ({
  request,
}) => {
  const answer = await request.post('/api/editing/render', { data: { ...body, jssEditingSecret: secret } });
  expect(answer.status()).toBe(200);
  expect(answer.headers()['cache-control']).toContain('no-store');
  const { html } = (await answer.json()) as { html: string };
  expect(html).toContain('contenteditable="true"');
  expect(html).toContain('key="main"');
  expect(html).toContain('NobodyKnows: unknown block');
  expect(html).toContain('ContentGallery: there are no pictures yet');
  expect(html).toContain('user interaction not available in experience editor');
});

test('[O1] without the secret nothing is edited, and no page of it is left for others', async ({
  request,
}) => {
  for (const wrong of [undefined, 'wrong', 'x'.repeat(47)]) {
    expect(
      (await request.post('/api/editing/render', { data: { ...body, jssEditingSecret: wrong } })).status(),
    ).toBe(401);
  }
  expect(
    (await request.post('/api/editing/render', { data: { args: [], jssEditingSecret: secret } })).status(),
  ).toBe(400);
  expect((await request.get('/editing/00000000-0000-4000-8000-000000000000')).status()).toBe(404);
  expect(await (await request.get('/')).text()).not.toContain('contenteditable');
});
