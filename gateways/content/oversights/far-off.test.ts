import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadContent } from '../load.ts';
import { Problems } from '../problems.ts';
import { folderOf } from '../testing/folder.ts';
import { told } from '../testing/told.ts';
import { checkDays } from './days.ts';

const templates = `
- name: Article
  base: [Page]
  fields:
    - {name: datePublished, type: date}
    - {name: until, type: date}
- name: Location Details
  base: [Page]
  fields: [{name: specialHours, type: multiline}]
- name: Physician Details
  base: [Page]
  fields: [{name: practicingSince, type: text}]
`;

/** What is told in the year 2026, without the folder's path. */
async function daysOf(t: Parameters<typeof folderOf>[0], files: Readonly<Record<string, string>>) {
  const { path } = folderOf(t, { 'templates/days.yaml': templates, ...files });
  const loaded = await loadContent(path);
  assert.ok(loaded.ok, JSON.stringify(loaded));
  const problems = new Problems();
  checkDays(loaded.value, problems, 2026);
  return problems.list().map(({ file, line, reason }) => `${file.slice(path.length + 1)}:${line}: ${reason}`);
}

test('[E7] [O6] authors are told of days that nobody means', async (t) => {
  const lines = await daysOf(t, {
    'items/home/a.yaml':
      "template: Article\nfields: {datePublished: '2062-03-01'}\nlanguages:\n  es-MX:\n    fields: {datePublished: '0206-03-01'}\n",
    'items/home/b.yaml': "template: Article\npublishFrom: '2062-01-05'\nfields: {until: '2062-03-01'}\n",
    'items/home/c.yaml':
      'template: Location Details\nfields:\n  specialHours: |\n    2026-12-24 08:00-12:00\n    2062-12-25 closed\n',
    'items/home/d.yaml': "template: Physician Details\nfields: {practicingSince: '2062'}\n",
  });
  assert.deepEqual(lines, [
    'items/home/a.yaml:2: datePublished: 2062 is 36 years from now: write the year that is meant',
    'items/home/a.yaml:5: datePublished: 206 is 1820 years ago: write the year that is meant',
    'items/home/b.yaml:2: publishFrom: nobody sees this before 2062: write the year that is meant',
    'items/home/b.yaml:3: until: 2062 is 36 years from now: write the year that is meant',
    'items/home/c.yaml:3: specialHours: 2062 is 36 years from now: write the year that is meant',
    'items/home/d.yaml:2: practicingSince: 2062 is 36 years from now: write the year that is meant',
  ]);
});

test('[E7] [O6] days that are meant pass: of a coming year, of long ago, and hours that only look like years', async (t) => {
  const lines = await daysOf(t, {
    'items/home/a.yaml': "template: Article\nfields: {datePublished: '2027-01-02', until: '2036-01-01'}\n",
    'items/home/b.yaml': "template: Article\nfields: {datePublished: '1927-10-01'}\n",
    'items/home/c.yaml':
      'template: Location Details\nfields:\n  specialHours: 2027-12-24 08:00-12:00 Party of the year 2062\n',
    'items/home/d.yaml': "template: Physician Details\nfields: {practicingSince: '1987'}\n",
    'items/home/e.yaml': 'template: Physician Details\nfields: {practicingSince: Spring of 1987}\n',
  });
  assert.deepEqual(lines, []);
});

const page = (title: string, more = '') => `template: Page\nfields:\n  headlineText: ${title}\n${more}`;

test('[A5] [O6] authors are told of two pages with one title, once, in the language that has it', async (t) => {
  const lines = await told(t, {
    'items/home/a.yaml': page('Flu', 'languages:\n  es-MX:\n    fields:\n      headlineText: Gripe\n'),
    'items/home/b.yaml': page(' flu', 'languages:\n  es-MX:\n    fields:\n      headlineText: Gripe\n'),
    'items/home/c.yaml': page('Cold', 'languages:\n  es-MX:\n    fields:\n      headlineText: Gripe\n'),
    'items/home/d.yaml':
      "template: Page\ndisplayName: Cold\nfields: {headlineText: ''}\nlayout: {placeholders: {main: [{component: Page500}]}}\n",
    'items/home/dr-a.yaml': 'template: Physician Details\nfields: {headlineText: Ana Diaz}\n',
    'items/home/dr-b.yaml': 'template: Physician Details\nfields: {headlineText: Ana Diaz}\n',
  });
  assert.deepEqual(lines, [
    'items/home/b.yaml:3: "flu" is the title of /a too: say in headlineText what this page is about, or take one of them away',
    'items/home/c.yaml:7: "Gripe" is the title of /a too: say in headlineText what this page is about, or take one of them away',
    'items/home/d.yaml:1: "Cold" is the title of /c too: say in a field for the title what this page is about, or take one of them away',
  ]);
});

test('[A3] [O6] authors are told of a part of the site that has its own header, and no page', async (t) => {
  const header = (below: string) =>
    `template: Page\nfields: {headlineText: X}\nlayout:\n  placeholders:\n    header:\n      - component: Header\n        datasourceBelow:\n          ${below}: data/text\n`;
  const lines = await told(t, {
    'items/data/text.yaml': 'template: Text\n',
    'items/home/comer.yaml': header('/commer'),
    'items/home/cancer/breast.yaml': header('/Cancer').replace('X', 'Y'),
    'items/home/kids.yaml': header('/junior')
      .replace('X', 'aliases')
      .replace('template', 'aliases: [/junior/kids]\ntemplate'),
  });
  assert.deepEqual(lines, [
    'items/home/comer.yaml:8: there is no page at or below "/commer", so no visitor sees this item; did you mean "/comer"?',
  ]);
});
