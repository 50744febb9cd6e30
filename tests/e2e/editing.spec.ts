import { previewQuery } from '@/lib/preview-link';
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

test('[P1] [P4] [O1] who edits a page sees the blocks whose fields come by GraphQL', async ({ request }) => {
  const route = '/heart-vascular/heart-failure';
  const asked = new URLSearchParams({
    secret,
    sc_site: 'calder',
    sc_itemid: `/sitecore/content/calder/home${route}`,
    sc_lang: 'en',
    route,
    mode: 'edit',
  });
  const answer = await request.get(`/api/editing/render?${asked.toString()}`);
  expect(answer.status()).toBe(200);
  const html = await answer.text();
  expect(html).toContain('Find a heart failure doctor');
  expect(html).not.toContain('LinkSidebar: there are no links yet');
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
  const asked = '/api/editing/render?sc_site=calder&sc_itemid=1&sc_lang=en&route=/about&mode=edit&secret=';
  const config = await request.get(`/api/editing/config?secret=${secret}`);
  expect(config.headers()['cache-control']).toBe('no-store');
  expect(await config.json()).toMatchObject({
    editMode: 'metadata',
    packages: { '@sitecore-jss/sitecore-jss-nextjs': '23.0.0' },
  });
  for (const path of [`${asked}wrong`, asked, '/api/editing/config', '/api/editing/config?secret=wrong'])
    expect([path, (await request.get(path)).status()]).toEqual([path, 401]);
  const headers = { origin: 'https://evil.example' };
  for (const path of [asked + secret, `/api/editing/config?secret=${secret}`]) {
    const refused = await request.get(path, { headers, maxRedirects: 0 });
    expect([refused.status(), refused.headers()['access-control-allow-origin']]).toEqual([401, undefined]);
    const allowed = { origin: 'https://pages.editor.example' };
    const preflight = await request.fetch(path.split('?')[0] ?? '', { method: 'OPTIONS', headers: allowed });
    expect([preflight.status(), preflight.headers()['access-control-allow-origin']]).toEqual([
      204,
      allowed.origin,
    ]);
  }
  const missing = await request.get(`/api/editing/render?secret=${secret}&mode=edit`);
  expect([missing.status(), (await missing.json()) as unknown]).toEqual([
    400,
    expect.objectContaining({
      html: expect.stringContaining('sc_site, sc_itemid, sc_lang, route') as unknown,
    }),
  ]);
  const led = await request.get(asked + secret, { maxRedirects: 0 });
  expect([led.status(), led.headers().location]).toEqual([307, '/editing/preview/about']);
  expect(led.headers()['set-cookie']).toMatch(/Max-Age=3; Path=\/editing; HttpOnly; Secure; SameSite=None/);
  expect(led.headers()['content-security-policy']).toContain(
    "frame-ancestors 'self' https://*.editor.example",
  );
  expect((await request.get('/editing/preview/about')).status()).toBe(404);
});

test('[O1] whoever has a link sees a draft in its language, and nobody else ever does', async ({
  playwright,
  baseURL,
}) => {
  const strangers = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const linkTo = (path: string, until: Date) =>
    `/editing/preview${path}?${previewQuery({ path, until }, secret)}`;
  const path = '/patients-visitors/flu-clinics';
  const tomorrow = new Date(Date.now() + 86_400_000);
  const draft = 'Flu shots without an appointment';
  const [shown, ...others] = await Promise.all([
    strangers.get(linkTo(path, tomorrow)),
    ...[path, `/editing/preview${path}`, `/es-mx${path}`, path].map((one) => strangers.get(one)),
  ]);
  expect(others.map((answer) => answer.status())).toEqual([404, 404, 404, 404]);
  for (const answer of others) expect(await answer.text()).not.toContain(draft);
  const html = await shown.text();
  expect(shown.status()).toBe(200);
  expect(html).toContain(draft);
  expect(html).toMatch(/Preview<\/strong>.*This link works until [A-Z]/);
  expect(shown.headers()).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  });
  expect(shown.headers()['cache-control']).toContain('no-store');
  const spanish = await strangers.get(linkTo(`/es-mx${path}`, tomorrow));
  expect(await spanish.text()).toMatch(/Vista previa<\/strong>.*Vacunas contra la gripe sin cita/s);
  const other = linkTo(path, tomorrow).replace(path, `/es-mx${path}`);
  const over = linkTo(`/es-mx${path}`, new Date(Date.now() - 1000));
  for (const [link, status, words] of [
    [other, 403, 'Este enlace de vista previa no es válido'],
    [over, 410, 'El plazo de este enlace de vista previa terminó'],
  ] as const) {
    const refused = await strangers.get(link);
    expect([refused.status(), await refused.text()]).toEqual([status, expect.stringContaining(words)]);
    expect(refused.headers()['cache-control']).toContain('no-store');
  }
  expect((await strangers.get(path)).status()).toBe(404);
  for (const where of [
    '/api/search?query=flu+shots+without+an+appointment',
    '/sitemap.xml',
    '/patients-visitors',
  ])
    expect(await (await strangers.get(where)).text()).not.toContain('flu-clinics');
  await strangers.dispose();
});
