import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { HtmlValidate } from 'html-validate';
import { loadContent } from '../load.ts';
import { folderOf } from '../testing/folder.ts';
import { createGatewayServer } from '../../lib/server.ts';
import { createReportGateway } from './gateway.ts';
import { reportedContent } from './pages.ts';
import { repeatedSentences } from './repeated-sentences.ts';
import { reportOf } from './report.ts';

const hard = `${'Notwithstanding institutional considerations, multidisciplinary practitioners characteristically administer individualised pharmacological interventions. '.repeat(12)}`;

const files = {
  'templates/more.yaml': `
- name: Article
  base: [Page]
  languageFallback: true
  fields:
    - {name: metaTitle, type: text}
    - {name: metaDescription, type: multiline}
    - {name: hideFromSearchEngines, type: checkbox}
    - {name: picture, type: image}
    - {name: more, type: multilist}
- name: Physician Details
  base: [Article]
  fields:
    - {name: npi, type: text}
    - {name: specialities, type: multilist}
    - {name: primaryLocation, type: lookup}
- name: Tag
  fields: [{name: label, type: text}]
`,
  'media/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  'items/data/tags.yaml':
    'children:\n  - {name: used, template: Tag}\n  - {name: lost, template: Tag, owner: Library}\n',
  'items/home.yaml': `template: Article
owner: Web team
fields:
  metaDescription: Start
  content: '<a href="/gone">x</a> <a href="https://www.example.org/a">x</a> <img src="media:dot.svg"> <a href="/d">x</a>'
  more: [data/tags/used]
languages:
  es-MX: {fields: {metaDescription: Inicio}}
  ar: {fields: {metaDescription: البداية, content: <p>مرحبا</p>}}
`,
  'items/home/a.yaml': `template: Article
displayName: '=cmd, "quoted"'
owner: Clinic
fields:
  metaTitle: ${'Long '.repeat(13)}
  picture: {media: dot.svg}
  content: '<p>${hard}</p>'
`,
  'items/home/a/b.yaml': 'template: Article\nfields: {metaDescription: b}\n',
  'items/home/d.yaml':
    "template: Physician Details\nowner: Directory\nfields: {npi: '1', metaDescription: d, primaryLocation: data/tags/used}\n",
};

const expected = [
  'Clinic,/a,en,Hard to read',
  'Clinic,/a,en,Page without a description',
  'Clinic,/a,en,Picture without an alternative text',
  'Clinic,/a,en,Title or description too long',
  'Clinic,/a,ar,English in another language',
  'Clinic,/a,es-MX,English in another language',
  'Clinic,/a/b,,Page that nobody links to',
  'Clinic,/a/b,ar,English in another language',
  'Clinic,/a/b,es-MX,English in another language',
  'Directory,/d,,Physician whom visitors cannot find',
  'Directory,/d,ar,English in another language',
  'Directory,/d,es-MX,English in another language',
  'Library,data/tags/lost,,Item that no page shows',
  'Web team,/,en,Broken link',
  'Web team,/,en,Link to this site that looks like an outer one',
  'Web team,/,en,Picture without an alternative text',
];

test('[O6] what several pages share is said once, and words for the search are no sentences', async (t) => {
  const item =
    'template: Article\nfields: {metaDescription: x}\nlanguages: {es-MX: {fields: {metaDescription: y}}, ar: {fields: {metaDescription: z}}}\n';
  const words = `${'considerable multidisciplinary institutional pharmacological '.repeat(30)}`;
  const { path } = folderOf(t, {
    ...files,
    'templates/tag.yaml': `- name: Notice\n  fields: [{name: words, type: multiline}]\n`,
    'items/data.yaml': 'template: Folder\nowner: Library\n',
    'items/data/notice.yaml': `template: Notice\nfields: {words: "${words}"}\n`,
    'items/home/a.yaml': `${item}layout: {placeholders: {main: [{component: Note, datasource: data/notice}]}}\n`,
    'items/home/d.yaml': `${item}layout: {placeholders: {main: [{component: Note, datasource: data/notice}]}}\n`,
  });
  const loaded = await loadContent(path);
  assert(loaded.ok);
  const { findings } = reportOf(loaded.value);
  assert.deepEqual(
    findings
      .filter(({ file }) => file.endsWith('notice.yaml'))
      .map(({ owner, page, language, what }) => [owner, page, language, what]),
    ['es-MX', 'ar'].map((language) => ['Library', 'data/notice', language, 'words (on 2 pages)']),
  );
  assert.deepEqual(
    findings.filter(({ kind }) => kind === 'reading'),
    [],
  );
});

/** `owner,page,language,finding` of each row; the title between them may hold commas. */
function rowsOf(csv: string): readonly string[] {
  return csv
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((row) => row.replace(/^([^,]*,[^,]*),(?:"(?:[^"]|"")*"|[^,]*)(,[^,]*,[^,]*),.*$/, '$1$2'));
}

test('[O6] the command writes what editors should look at, by page and owner, as a page and as a table', async (t) => {
  const { path } = folderOf(t, files);
  const out = join(path, 'out');
  execFileSync(process.execPath, ['gateways/content/report/write.ts', path, '--out', out]);
  const csv = readFileSync(join(out, 'report.csv'), 'utf8');
  assert.ok(csv.startsWith('\uFEFFowner,page,title,language,finding,what,file\r\n'));
  assert.ok(csv.includes(`Clinic,/a,"'=cmd, ""quoted""",en,`), 'a formula is a text');
  assert.deepEqual(rowsOf(csv).toSorted(), expected.toSorted());
  const html = readFileSync(join(out, 'index.html'), 'utf8');
  const { results } = await new HtmlValidate({ extends: ['html-validate:a11y'] }).validateString(html);
  assert.deepEqual(
    results.flatMap(({ messages }) => messages.map(({ message }) => message)),
    [],
  );
  assert.equal(html.match(/<tbody>.*?<\/tbody>/gs)?.length, 5);
  assert.ok(!html.includes('=cmd, "quoted"'), 'titles are escaped');
});

test('[O6] the page follows the content, is kept by nobody and found by no search engine', async (t) => {
  const folder = folderOf(t, { 'items/home.yaml': 'template: Page\n' });
  const loaded = await loadContent(folder.path);
  assert(loaded.ok);
  let revision = loaded.value.revision;
  const gateways = createGatewayServer({ expected: 1, onFailure: () => assert.fail() });
  gateways.mount(createReportGateway(folder.path, () => revision));
  gateways.server.listen(0, '127.0.0.1');
  await once(gateways.server, 'listening');
  t.after(() => gateways.stop());
  const { port } = gateways.server.address() as { readonly port: number };
  const get = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${port}${path}`, { method });
  const page = await get('/content-report');
  assert.equal(page.status, 200);
  assert.equal(page.headers.get('cache-control'), 'no-store');
  assert.equal(page.headers.get('x-robots-tag'), 'noindex');
  assert.match(await page.text(), /<h1>Content report of test<\/h1>/);
  folder.write({ 'items/home/new.yaml': 'template: Page\nfields: {content: <a href="/gone">x</a>}\n' });
  revision = 'next';
  const table = await get('/content-report/report.csv');
  assert.equal(table.headers.get('content-type'), 'text/csv; charset=utf-8');
  assert.match(await table.text(), /,\/new,new,en,Broken link,"?there is no page ""\/gone"""/);
  assert.deepEqual(
    [(await get('/content-report/x')).status, (await get('/content-report', 'POST')).status],
    [404, 405],
  );
});

test('[O6] a page that a redirect hides is named with where visitors are led', async (t) => {
  const { path } = folderOf(t, {
    'items/home.yaml': 'template: Page\n',
    'items/home/x.yaml': 'template: Page\n',
    'items/home/y.yaml': 'template: Page\n',
    'redirects.yaml': '- {pattern: ^/X/?$, target: /y}\n- {pattern: /xy, target: /y}\n',
  });
  const loaded = await loadContent(path);
  assert(loaded.ok);
  const found = reportOf(loaded.value).findings.filter(({ kind }) => kind === 'hidden');
  assert.deepEqual(
    found.map(({ page, file, what }) => [page, file, what]),
    [['/x', 'redirects.yaml', 'visitors are led to /y']],
  );
});

test('[O6] a title ends no sentence, and what is the same on purpose is no repetition', async (t) => {
  const { path } = folderOf(t, {
    'templates/t.yaml': '- {name: Tale, base: [Page], fields: [{name: authorBio, type: richtext}]}\n',
    'items/home.yaml': 'template: Page\n',
    ...Object.fromEntries(
      ['Moss', 'Reed'].map((name) => [
        `items/home/${name.toLowerCase()}.yaml`,
        `template: Tale\nfields: {content: '<p>On most mornings you will surely find kind Dr. ${name} here.</p>', authorBio: <p>Ada writes about tides and ships for her harbor.</p>}\n`,
      ]),
    ),
  });
  const loaded = await loadContent(path);
  assert(loaded.ok);
  assert.deepEqual(
    reportOf(loaded.value).findings.filter(({ kind }) => kind === 'repeated'),
    [],
  );
});

test('[O6] a sentence that stands on two pages is named with both, in its language; a short phrase is not', async (t) => {
  const { path } = folderOf(t, {
    'items/home.yaml': 'template: Page\n',
    'items/home/x.yaml':
      'template: Page\nfields: {content: <p>You may notice:</p><p>Every morning the old tram climbs the hill slowly. It stops.</p>}\n',
    'items/home/y.yaml':
      'template: Page\nfields: {content: <p>You may notice:</p><p>Every morning the old tram climbs the hill slowly.</p>}\n',
  });
  const loaded = await loadContent(path);
  assert(loaded.ok);
  const found = reportOf(loaded.value).findings.filter(({ kind }) => kind === 'repeated');
  assert.deepEqual(
    found.map(({ page, language, what }) => [page, language, what]),
    [['/y', 'en', 'also on /x: Every morning the old tram climbs the hill slowly']],
  );
});

test('[O6] the demo’s own pages have no sentence twice', async () => {
  const loaded = await loadContent('content');
  assert(loaded.ok);
  const found = repeatedSentences(reportedContent(loaded.value));
  assert.deepEqual(
    found.map(({ page, language, what }) => [page, language, what]),
    [],
  );
});
