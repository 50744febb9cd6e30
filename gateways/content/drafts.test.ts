import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test, type TestContext } from 'node:test';
import { createCmsGateway } from '../cms/gateway.ts';
import { createGatewayServer } from '../lib/server.ts';
import { loadContent } from './load.ts';
import { openContent, type OpenOptions } from './open.ts';
import { createTeller } from './tell-site.ts';
import { createContentFolder, type ContentFolder } from './testing/folder.ts';

const day = Date.parse('2026-07-01T12:00:00Z');

function folderWith(t: TestContext, items: Readonly<Record<string, string>>): ContentFolder {
  const folder = createContentFolder(
    Object.fromEntries(Object.entries(items).map(([path, text]) => [`items/${path}.yaml`, text])),
  );
  t.after(() => folder.remove());
  return folder;
}

async function open(t: TestContext, options: OpenOptions) {
  const opened = await openContent(options);
  assert.ok(opened.ok, JSON.stringify(opened));
  t.after(() => opened.value.close());
  return opened.value;
}

const page = (text: string) => `template: Page\nfields: {headlineText: ${text}}\n`;

test('[O1] visitors see what is published now, authors everything', async (t) => {
  const folder = folderWith(t, {
    'home/clinic': page('Clinic'),
    'home/ward': `${page('Ward')}draft: true\naliases: [/station]\n`,
    'home/ward/rooms': page('Rooms'),
    'home/fair': `${page('Fair')}publishFrom: 2026-07-02\n`,
    'home/drive': `${page('Drive')}publishUntil: 2026-07-01T07:00\n`,
    'home/now': `${page('Now')}publishFrom: 2026-07-01T07:00-05:00\npublishUntil: 2026-07-01T12:00:01Z\n`,
    'home/camp': `${page('Camp')}languages:\n  es-MX: {draft: true, fields: {headlineText: Campamento}}\n  ar: {publishUntil: 2026-08-01, fields: {headlineText: مخيم}}\n`,
  });
  const content = await open(t, { folder: folder.path, now: () => day });
  const there = (store: typeof content | ReturnType<typeof content.drafts>) =>
    ['/clinic', '/ward', '/station', '/ward/rooms', '/fair', '/drive', '/now', '/camp'].filter((path) =>
      store.route(path),
    );
  assert.deepEqual(there(content), ['/clinic', '/now', '/camp']);
  assert.equal(there(content.drafts() as typeof content).length, 8);
  assert.deepEqual(content.route('/camp')?.languages, ['en', 'ar']);
  assert.deepEqual(content.drafts().route('/camp')?.languages, ['en', 'es-MX', 'ar']);
  assert.equal(
    content.byTemplate('Page').some(({ name }) => name === 'ward'),
    false,
  );
  assert.notEqual(content.revision(), content.drafts().revision());
});

test('[O1] a block whose datasource is not published is not on the page, and nothing lists or links it', async (t) => {
  const folder = folderWith(t, {
    'data/soon': `${page('Soon')}draft: true\n`,
    'home/clinic': `${page('Clinic')}layout:
  placeholders:
    main:
      - {component: RichTextBlock, datasource: data/soon}
      - {component: RichTextBlock, datasource: {template: Page, publishFrom: 2026-07-02, fields: {headlineText: Later}}}
      - {component: RichTextBlock, datasource: {template: Page, fields: {headlineText: Today}}}
`,
  });
  const content = await open(t, { folder: folder.path, now: () => day });
  const gateways = createGatewayServer({ expected: 1, onFailure: () => undefined });
  gateways.mount(createCmsGateway({ content, apiKey: 'key', allowsIntrospection: false }));
  gateways.server.listen(0, '127.0.0.1');
  await once(gateways.server, 'listening');
  t.after(() => gateways.stop());
  const ask = async (headers: Readonly<Record<string, string>>) => {
    const { port } = gateways.server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/sitecore/api/graph/edge`, {
      method: 'POST',
      headers: { sc_apikey: 'key', 'content-type': 'application/json', connection: 'close', ...headers },
      body: JSON.stringify({
        query:
          '{layout(site:"test",routePath:"/clinic",language:"en"){item{rendered}} soon:item(path:"/sitecore/content/test/data/soon",language:"en"){name}}',
      }),
    });
    return answer.text();
  };
  const seen = await ask({});
  assert.match(seen, /Today/);
  assert.doesNotMatch(seen, /Soon|Later/);
  assert.match(seen, /"soon":null/);
  const drafts = await ask({ sc_editMode: 'true' });
  for (const word of ['Today', 'Soon', 'Later', '"soon":{"name":"soon"}'])
    assert.ok(drafts.includes(word), word);
});

test('[O1] a mistake in a time is named with its file and line', async (t) => {
  const folder = folderWith(t, {
    home: 'template: Page\ndraft: true\n',
    'home/a': `${page('A')}publishFrom: tomorrow\n`,
    'home/b': `${page('B')}publishFrom: 2026-02-30\n`,
    'home/c': `${page('C')}draft: later\n`,
    'home/d': `${page('D')}publishFrom: 2026-03-02\npublishUntil: 2026-03-01\n`,
    'home/e': `${page('E')}languages:\n  es-MX: {publishUntil: 12}\n`,
    'home/f': `${page('F')}publishTill: 2026-03-01\n`,
  });
  const loaded = await loadContent(folder.path);
  assert.ok(!loaded.ok);
  const told = loaded.problems.map(
    ({ file, line, reason }) => `${file.split('/').at(-1)}:${line} ${reason.slice(0, 40)}`,
  );
  assert.deepEqual(told.toSorted(), [
    'a.yaml:3 "publishFrom" is a day or a time: 2026-1',
    'b.yaml:3 "publishFrom" is a day or a time: 2026-1',
    'c.yaml:3 "draft" is true or false',
    'd.yaml:4 "publishUntil" is not after "publishFrom',
    'e.yaml:4 "publishUntil" is a day or a time: 2026-',
    'f.yaml:3 an item has no "publishTill"',
    'home.yaml:1 the home page is always published',
  ]);
});

test('[O1] a time that comes while the content is being looked at is not missed', async (t) => {
  const folder = folderWith(t, { 'home/flu': `${page('Flu')}publishFrom: 2026-07-02T00:00Z\n` });
  const time = Date.parse('2026-07-02T00:00Z');
  const moments = [time - 1, time];
  const content = await open(t, { folder: folder.path, now: () => moments.shift() ?? time });
  const changed = new Promise<void>((resolve) => content.onChange(resolve));
  if (!content.route('/flu')) await changed;
  assert.equal(content.route('/flu')?.name, 'flu');
});

test('[O1] [O5] when a time comes, visitors get the new content, and the site is told until it has heard it', async (t) => {
  const told: { readonly secret: unknown; readonly body: unknown }[] = [];
  const heard = Promise.withResolvers<void>();
  const site = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      told.push({ secret: request.headers['x-publish-secret'], body: JSON.parse(text) });
      response.writeHead(told.length === 1 ? 503 : 202).end();
      if (told.length === 2) heard.resolve();
    });
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  t.after(() => {
    site.closeAllConnections();
    site.close();
  });
  const soon = new Date(Date.now() + 2500).toISOString().replace(/\.\d+/, '');
  const folder = folderWith(t, {
    'home/flu': `${page('Flu')}publishFrom: ${soon}\nlanguages:\n  es-MX: {fields: {headlineText: Gripe}}\n`,
    'home/fair': `${page('Fair')}publishUntil: ${soon}\n`,
    'home/flu/notes': 'template: Folder\n',
  });
  const { port } = site.address() as AddressInfo;
  const secret = 'p'.repeat(32);
  const tell = createTeller({ url: `http://127.0.0.1:${port}`, secret });
  const content = await open(t, { folder: folder.path, onScheduled: tell });
  assert.deepEqual([content.route('/flu'), content.route('/fair')?.name], [undefined, 'fair']);
  const changed = Promise.withResolvers<void>();
  content.onChange(() => changed.resolve());
  await changed.promise;
  assert.deepEqual([content.route('/flu')?.name, content.route('/fair')], ['flu', undefined]);
  await heard.promise;
  assert.deepEqual(told.at(-1), {
    secret,
    body: {
      everything: true,
      pages: [
        { path: '/fair', language: 'en', operation: 'delete' },
        { path: '/flu', language: 'en', operation: 'update' },
        { path: '/flu', language: 'es-MX', operation: 'update' },
      ],
    },
  });
});
