import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test, type TestContext } from 'node:test';
import { loadContent } from './load.ts';
import { folderOf } from './testing/folder.ts';
import { physicians } from './testing/physicians.ts';

async function problemsOf(
  t: TestContext,
  files: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const { path } = folderOf(t, files);
  const loaded = await loadContent(path);
  assert.equal(loaded.ok, false);
  return loaded.problems.map(({ file, line, reason }) =>
    `${file}:${line}: ${reason}`.replaceAll(`${path}/`, ''),
  );
}

test('[O2] all problems of the content are reported together, with file, line and reason', async (t) => {
  const problems = await problemsOf(t, {
    'templates/physicians.yaml': physicians,
    'items/home/a.yaml': `template: Physician
fields:
  npi: '1'
  nope: 1
  pediatric: 'yes'
  born: someday
  years: 1.5
  score: high
  gender: data/none
  speaks:
    - data/english
    - data/none
  link: {item: home/none}
  portrait: {media: none.webp}
  hours: [1]
  content: '<a href="item:home/none">x</a><a href="item:data">y</a><img src="media:none.svg">'
languages:
  fr: {fields: {}}
  es-MX:
    fields:
      npi: '2'
colour: red
`,
    'items/home/b.yaml': 'template: Nothing\n',
    'items/home/c.yaml': `template: Page
id: 7e7b5b5c-4f5c-4d0e-8a38-0f5a3d9b5a11
layout:
  placeholders:
    main:
      - component: RichText
        datasource: data/none
      - {datasource: data}
`,
    'items/home/d.yaml': 'template: Page\nid: "{7E7B5B5C-4F5C-4D0E-8A38-0F5A3D9B5A11}"\n',
    'items/home/f.yaml': 'template: Page\n',
    'items/home/g.yaml': 'template: Page\nchildren:\n  - {name: h, template: Page}\n',
    'items/home/g/h.yaml': 'template: Page\n',
    'items/data.yaml': 'children:\n  - {name: english, template: Tag}\n',
    'items/home/e.yaml': 'template: Page\nfields: {headlineText: [}\n',
    'dictionary/en.yaml': 'Search: Search\n',
    'dictionary/ar.yaml': 'Search: بحث\nFind: جد\n',
    'redirects.yaml':
      '- {pattern: /old, target: /none}\n- {pattern: "(", target: /, type: 301}\n- {pattern: /x}\n',
  });
  const at = (line: number, reason: string) => `items/home/a.yaml:${line}: ${reason}`;
  assert.deepEqual(problems, [
    'items/home/e.yaml:2: missed comma between flow collection entries',
    'dictionary/ar.yaml:2: "Find" is missing in en.yaml',
    at(4, 'template "Physician" has no field "nope"'),
    at(5, 'field "pediatric" wants true or false'),
    at(6, 'field "born" wants a date (2026-11-20)'),
    at(7, 'field "years" wants a whole number'),
    at(8, 'field "score" wants a number'),
    at(9, 'there is no item "data/none"'),
    at(12, 'there is no item "data/none"'),
    at(13, 'there is no item "home/none"'),
    at(14, 'there is no media file "none.webp"'),
    at(15, 'field "hours" wants names with values'),
    at(16, 'there is no item "home/none"'),
    at(16, 'visitors cannot reach "data"'),
    at(16, 'there is no media file "none.svg"'),
    at(18, 'unknown language "fr"'),
    at(21, 'field "npi" is shared: it has one value for all languages'),
    at(22, 'an item has no "colour"'),
    'items/home/b.yaml:1: unknown template "Nothing"',
    'items/home/c.yaml:7: there is no item "data/none" for this block',
    'items/home/c.yaml:8: a block needs its "component"',
    'items/home/d.yaml:2: id 7e7b5b5c-4f5c-4d0e-8a38-0f5a3d9b5a11 belongs to "/sitecore/content/test/home/c" too',
    'items/home/g/h.yaml:1: item "/sitecore/content/test/home/g/h" exists twice (also in items/home/g.yaml)',
    'redirects.yaml:1: there is no page "/none"',
    'redirects.yaml:2: "(" is no regular expression',
    'redirects.yaml:3: a redirect needs pattern, target and one of the types 301, 302, transfer',
  ]);
});

test('[A15] [O2] a redirect to another one, and a circle, are called that and not missing pages', async (t) => {
  const problems = await problemsOf(t, {
    'redirects.yaml':
      '- {pattern: /old, target: /older}\n- {pattern: ^/older/?$, target: /old}\n- {pattern: /x, target: /none}\n',
  });
  assert.deepEqual(problems, [
    'redirects.yaml:1: "/older" is redirected itself: lead to the page in the end',
    'redirects.yaml:2: "/old" is redirected itself: lead to the page in the end',
    'redirects.yaml:3: there is no page "/none"',
  ]);
});

test('[O2] templates and the site file are checked as well', async (t) => {
  const problems = await problemsOf(t, {
    'site.yaml':
      'name: test\nrootPath: /sitecore/content/test\nlanguages: [{name: en}, {name: EN_us}]\nerrorPages:\n  notFound: home/none\n',
    'templates/more.yaml': `
- name: One
  base: [Two, Nothing]
  fields:
    - {name: a, type: words}
    - {name: b, type: text}
    - {name: B, type: text}
  aliases: [{path: /x, when: b}, {path: '/y{path}', when: b}]
  standardValues: {c: 1}
- name: Two
  base: [One]
- name: t w o
- {id: x}
- name: Three
  id: 061cba15-5474-4b91-8a06-17903b102b82
  colour: red
`,
    'media/broken.webp': 'no picture',
  });
  assert.deepEqual(problems, [
    'media/broken.webp:1: the picture cannot be read',
    'site.yaml:3: a language needs a name (en, es-MX)',
    'site.yaml:5: there is no item "home/none"',
    'templates/more.yaml:3: unknown base template "Nothing"',
    'templates/more.yaml:5: a field needs a name and one of the types text, multiline, richtext, checkbox, date, datetime, number, integer, link, image, lookup, multilist, namevalue, file',
    'templates/more.yaml:7: field "B" exists twice',
    'templates/more.yaml:8: an alias needs a path that begins with / and holds {path}',
    'templates/more.yaml:8: template "One" has no checkbox "b"',
    'templates/more.yaml:9: template "One" has no field "c"',
    'templates/more.yaml:11: template "One" inherits from itself',
    'templates/more.yaml:12: template "t w o" exists twice',
    'templates/more.yaml:13: a template needs a name',
    'templates/more.yaml:15: id 061cba15-5474-4b91-8a06-17903b102b82 belongs to template "JSS App" too',
    'templates/more.yaml:16: a template has no "colour"',
  ]);
});

test('[O2] two pages cannot have one path', async (t) => {
  const problems = await problemsOf(t, {
    'items/home/a.yaml': 'template: Page\naliases: [/b, /c]\n',
    'items/home/b.yaml': 'template: Page\naliases: [/C]\n',
  });
  assert.deepEqual(problems, [
    'items/home/a.yaml:2: the path "/b" belongs to "/sitecore/content/test/home/b" already',
    'items/home/b.yaml:2: the path "/c" belongs to "/sitecore/content/test/home/a" already',
  ]);
});

test('[O2] the check prints each problem and exits with 1', (t) => {
  const check = (path?: string, environment = {}) =>
    execFileSync(process.execPath, ['gateways/content/check.ts', ...(path ? [path] : [])], {
      encoding: 'utf8',
      stdio: 'pipe',
      env: { PATH: process.env.PATH, NODE_NO_WARNINGS: '1', ...environment },
    });
  assert.match(check(folderOf(t).path), /: 2 items of 4 templates, \d+ ms\n$/);
  assert.match(check(undefined, { CONTENT_DIR: folderOf(t).path }), /: 2 items of 4 templates, \d+ ms\n$/);
  assert.throws(() => check(folderOf(t, { 'items/home/b.yaml': 'template: Nothing\n' }).path), {
    status: 1,
    stderr: /items\/home\/b\.yaml:1: unknown template "Nothing"\n1 problem\n$/,
  });
});
