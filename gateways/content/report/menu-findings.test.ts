import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadContent } from '../load.ts';
import { folderOf } from '../testing/folder.ts';
import { reportOf } from './report.ts';

test('[O6] a menu that leads to English is named, until its link says so in the reader’s language', async (t) => {
  const link = (name: string, texts: readonly [string, string]) => `
  - name: ${name}
    template: Way
    fields: {link: {item: home/${name}, text: ${name}}}
    languages:
      es-MX: {fields: {link: {item: home/${name}, text: ${texts[0]}}}}
      ar: {fields: {link: {item: home/${name}, text: ${texts[1]}}}}`;
  const english = 'template: Article\nfields: {content: <p>Long words of an English page.</p>}\n';
  const { path } = folderOf(t, {
    'templates/way.yaml':
      '- {name: Way, fields: [{name: link, type: link}]}\n- {name: Article, base: [Page], languageFallback: true}\n',
    'items/home.yaml': 'template: Article\n',
    'items/data/menu.yaml': `template: Folder\nchildren:${link('silent', ['Sin aviso', 'بلا تنبيه'])}${link('told', ['Aviso (en inglés)', 'تنبيه (بالإنجليزية)'])}${link('own', ['Propia', 'لنا'])}\n`,
    'items/home/silent.yaml': english,
    'items/home/told.yaml': english,
    'items/home/own.yaml': `${english}languages: {es-MX: {fields: {content: <p>Palabras propias de la página.</p>}}, ar: {fields: {content: <p>كلمات الصفحة نفسها.</p>}}}\nlayout: {placeholders: {headless-header: [{component: Note, datasource: data/menu}]}}\n`,
  });
  const loaded = await loadContent(path);
  assert(loaded.ok, JSON.stringify(loaded));
  assert.deepEqual(
    reportOf(loaded.value)
      .findings.filter(({ kind }) => kind === 'menu')
      .map(({ page, language, what }) => [page, language, what]),
    ['es-MX', 'ar'].map((language) => [
      '/silent',
      language,
      'silent: link does not say that the page is in English',
    ]),
  );
});
