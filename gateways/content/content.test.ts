import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import sharp from 'sharp';
import { loadContent } from './load.ts';
import { openContent } from './open.ts';
import type { ContentStore } from './store.ts';
import { folderOf } from './testing/folder.ts';
import { physicians } from './testing/physicians.ts';

async function storeOf(
  t: TestContext,
  files: Readonly<Record<string, string | Uint8Array>> = {},
): Promise<ContentStore> {
  const opened = await openContent({ folder: folderOf(t, files).path });
  assert.ok(opened.ok, JSON.stringify(opened));
  return opened.value;
}

const home = '/sitecore/content/test/home';

test('[O2] values come from the item, its template and its bases, with links and pictures resolved', async (t) => {
  const store = await storeOf(t, {
    'templates/physicians.yaml': physicians,
    'media/p 1.webp': await sharp({ create: { width: 30, height: 40, channels: 3, background: 'red' } })
      .webp()
      .toBuffer(),
    'items/data/english.yaml': 'template: Tag\nfields: {tagDisplayName: English}\n',
    'items/home/doctors.yaml': `
children:
  - name: Ana
    template: Physician
    displayName: Ana Díaz, MD
    fields:
      speaks: [data/english]
      link: {item: home, text: Start, anchor: top}
      portrait: {media: p 1.webp, alt: Ana}
      content: '<a href="item:home/doctors/ana#bio">Ana</a> <img src="media:p 1.webp" alt="">'
    languages:
      es-MX: {displayName: Dra. Ana Díaz}
`,
  });
  const ana = store.item(`${home}/Doctors/ANA/`);
  assert.ok(ana);
  assert.equal(store.item(ana.id.toUpperCase().replaceAll('-', ''))?.path, `${home}/doctors/ana`);
  assert.equal(store.item(`{${ana.id}}`), ana);
  assert.equal(ana.field('headlineText', 'en'), 'Ana Díaz, MD');
  assert.equal(ana.field('headlineText', 'es-MX'), 'Dra. Ana Díaz');
  assert.deepEqual(ana.field('speaks', 'ar'), ['/sitecore/content/test/data/english']);
  assert.deepEqual(ana.field('link', 'en'), {
    href: '/',
    text: 'Start',
    linktype: 'internal',
    item: home,
    anchor: 'top',
  });
  assert.deepEqual(ana.field('portrait', 'en'), {
    src: '/-/media/p%201.webp',
    alt: 'Ana',
    width: 30,
    height: 40,
  });
  assert.equal(
    ana.field('content', 'en'),
    '<a href="/doctors/ana#bio">Ana</a> <img src="/-/media/p%201.webp" alt="">',
  );
  assert.deepEqual(Object.keys(store.layout(ana)), ['header', 'main']);
  assert.equal(store.item(`${home}/doctors`)?.hasLayout, false);
  assert.deepEqual(
    store.byTemplate('Page').map(({ name }) => name),
    ['home', 'ana'],
  );
  assert.deepEqual(store.children(`${home}/doctors`), [ana]);
  assert.equal(store.url(ana), '/doctors/ana');
});

test('[O2] aliases lead to the same item, and those of a template only where its checkbox is ticked', async (t) => {
  const store = await storeOf(t, {
    'templates/physicians.yaml': physicians,
    'items/home/doctors.yaml': `
children:
  - {name: ana, template: Physician, aliases: [/Ana], fields: {pediatric: true}}
  - {name: bo, template: Physician, fields: {pediatric: false}}
`,
  });
  const ana = store.item(`${home}/doctors/ana`);
  assert.ok(ana);
  assert.equal(store.route('/COMER/doctors/ana/'), ana);
  assert.equal(store.route('/ana'), ana);
  assert.equal(store.route('/comer/doctors/bo'), undefined);
  assert.deepEqual(store.aliases(ana), ['/ana', '/comer/doctors/ana']);
});

test('[A8] an item is shown in its own languages, and in others only where its template falls back', async (t) => {
  const store = await storeOf(t, {
    'templates/more.yaml': `
- {name: Fallen, base: [Page], languageFallback: true}
- {name: Strict, base: [Page], languageFallback: false}
`,
    'items/home/plain.yaml': 'template: Page\nfields: {headlineText: Hello}\nlanguages: {ar: {}}\n',
    'items/home/fallen.yaml': 'template: Fallen\nfields: {headlineText: Hello}\n',
    'items/home/strict.yaml': 'template: Strict\nfields: {headlineText: Hello}\n',
  });
  const seen = ['plain', 'fallen', 'strict'].map((name) => {
    const item = store.item(`${home}/${name}`);
    assert.ok(item);
    return store.languages.map((language) => [
      store.speaks(item, language),
      item.field('headlineText', language),
    ]);
  });
  const yes = [true, 'Hello'];
  assert.deepEqual(seen, [
    [yes, [false, 'Hello'], yes],
    [yes, yes, yes],
    [yes, [false, undefined], [false, undefined]],
  ]);
});

test('[O2] phrases become items with a version per language', async (t) => {
  const store = await storeOf(t, {
    'dictionary/en.yaml': 'Find: Find\n',
    'dictionary/es-MX.yaml': 'Find: Buscar\n',
  });
  const [entry] = store.byTemplate('Dictionary Entry');
  assert.deepEqual(
    [entry?.path, entry?.languages],
    ['/sitecore/content/test/dictionary/entry-0001', ['en', 'es-MX']],
  );
  assert.deepEqual([entry?.field('Key', 'es-MX'), entry?.field('Phrase', 'es-MX')], ['Find', 'Buscar']);
});

test('[O2] the revision changes with every file, pictures included, and is the same for the same files', async (t) => {
  const svg = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="10"/>`;
  const folder = folderOf(t, { 'media/a.svg': svg(10) });
  const revision = async () => {
    const loaded = await loadContent(folder.path);
    return loaded.ok ? loaded.value.revision : undefined;
  };
  const first = await revision();
  assert.equal(await revision(), first);
  folder.write({ 'media/a.svg': svg(1000) });
  const second = await revision();
  assert.notEqual(second, first);
  folder.write({ 'items/home/x.yaml': 'template: Page\n' });
  assert.notEqual(await revision(), second);
});
