import assert from 'node:assert/strict';
import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { openContent } from './open.ts';
import { folderOf, type ContentFolder } from './testing/folder.ts';

const now = Date.parse('2026-06-01T12:00:00Z');
const two = (one: string, other: string, more = '') => `
template: Page
children:
  - {name: ana, template: Page, fields: {headlineText: ${one}}, languages: {es-MX: {fields: {headlineText: Médica}}}${more}}
  - {name: ben, template: Page, fields: {headlineText: ${other}}}
`;
const news = `
- name: News
  base: [Page]
  fields: [{name: datePublished, type: datetime}, {name: UpdateDate, type: date}]
`;

/** Writes the doctors' file as somebody did on a day. */
function writeOn(folder: ContentFolder, day: string, text: string): void {
  folder.write({ 'items/home/doctors.yaml': text });
  utimesSync(join(folder.path, 'items/home/doctors.yaml'), new Date(day), new Date(day));
}

/** Days of change as a gateway that starts now would tell them. */
async function daysIn(t: TestContext, folder: ContentFolder, datesFile?: string) {
  const opened = await openContent({ folder: folder.path, datesFile, now: () => now });
  assert.ok(opened.ok);
  t.after(() => opened.value.close());
  const day = (path: string, language = 'en') => {
    const item = opened.value.route(path);
    return item && opened.value.updated(item, language)?.slice(0, 10);
  };
  const days = { ana: day('/doctors/ana'), anaEs: day('/doctors/ana', 'es-MX'), ben: day('/doctors/ben') };
  opened.value.close();
  return { ...days, day };
}

test('[A15] a page keeps the day of its last change: a new copy of its file changes nothing, a change of its twin neither', async (t) => {
  const folder = folderOf(t);
  const dates = join(folder.path, 'dates.json');
  const told = async () => {
    const { ana, anaEs, ben } = await daysIn(t, folder, dates);
    return [ana, anaEs, ben];
  };
  writeOn(folder, '2026-03-01', two('Ana', 'Ben'));
  assert.deepEqual(await told(), ['2026-03-01', '2026-03-01', '2026-03-01']);
  writeOn(folder, '2026-04-01', two('Ana', 'Ben'));
  assert.deepEqual(await told(), ['2026-03-01', '2026-03-01', '2026-03-01']);
  writeOn(folder, '2026-05-01', two('Ana', 'Benedict'));
  assert.deepEqual(await told(), ['2026-03-01', '2026-03-01', '2026-05-01']);
  writeOn(folder, '2026-05-02', two('Ana', 'Benedict').replace('Médica', 'Doctora'));
  assert.deepEqual(await told(), ['2026-03-01', '2026-05-02', '2026-05-01']);
  const block =
    ', layout: {placeholders: {main: [{component: RichTextBlock, datasource: {template: Page, fields: {content: <p>Hello</p>}}}]}}';
  writeOn(folder, '2026-05-03', two('Ana', 'Benedict', block));
  assert.deepEqual(await told(), ['2026-05-03', '2026-05-03', '2026-05-01']);
});

test('[A15] no page is newer than now, and an old file that is put back is not older than what it replaces', async (t) => {
  const folder = folderOf(t);
  const dates = join(folder.path, 'dates.json');
  writeOn(folder, '2031-01-01', two('Ana', 'Ben'));
  assert.equal((await daysIn(t, folder, dates)).ana, '2026-06-01');
  writeOn(folder, '2020-01-01', two('Anna', 'Ben'));
  assert.equal((await daysIn(t, folder, dates)).ana, '2026-06-01');
});

test('[A15] a page that was never seen has the day that its author wrote', async (t) => {
  const folder = folderOf(t, {
    'templates/news.yaml': news,
    'items/home/story.yaml': "template: News\nfields: {datePublished: '2024-02-03T10:00:00Z'}\n",
    'items/home/mended.yaml':
      "template: News\nfields: {datePublished: '2024-02-03T10:00:00Z', UpdateDate: '2025-06-07'}\n",
  });
  const { day } = await daysIn(t, folder);
  assert.deepEqual([day('/story'), day('/mended')], ['2024-02-03', '2025-06-07']);
});
