/** @jest-environment jsdom */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.node';
import type { BlockProps } from '@/cms/block';
import { PageContext } from '@/cms/page';
import { BlocksContext } from '@/cms/placeholder';
import { blockFixtures } from '@/registry/gallery-fixtures';
import { registry } from '@/registry/registry';
import { page } from '@/registry/testing/page';
import { normalizeFields, safeContent } from '#cms/normalize-layout';

/**
 * Articles that nobody of this project wrote, in every field of every block that holds markup. They are read from
 * SAMPLE_DATA_DIR and are no part of the project; without it this trial is not run and says so.
 */
const folder = join(process.env.SAMPLE_DATA_DIR ?? '.', 'articles');

type Section = { readonly heading: string; readonly text: string };

const read = (file: string): unknown =>
  JSON.parse(gunzipSync(readFileSync(join(folder, file))).toString('utf8'));

/** As authors pasted them: the one with the most tables and links, and the longest without any markup. */
function realArticles(): Readonly<Record<string, string>> {
  const markup = (read('cancer-gov-html.json.gz') as readonly { readonly html: string }[]).map(
    ({ html }) => html,
  );
  const richest = (count: (html: string) => number) =>
    markup.reduce((best, html) => (count(html) > count(best) ? html : best), '');
  const plain = (read('nih-health-articles.json.gz') as readonly { readonly sections: readonly Section[] }[])
    .map(({ sections }) => sections.map(({ heading, text }) => `${heading} ${text}`).join('\n'))
    .reduce((best, text) => (text.length > best.length ? text : best), '');
  return {
    markup: richest((html) => 20 * html.split('<table').length + html.split('<a ').length),
    plain,
  };
}

/** They show it to some visitors only: once the browser knows them, or at the last of several steps. */
const shownLater = new Set(['ChatBot', 'PageLoadModal', 'PostedBooking']);

let replacedFields = 0;

/** The same fields with the article wherever an author wrote markup. */
function filled(article: string, value: unknown): unknown {
  if (typeof value === 'string') {
    if (!/^\s*<(p|ul|ol|h2)\b/.test(value)) return value;
    replacedFields += 1;
    return article;
  }
  if (Array.isArray(value)) return value.map((entry) => filled(article, entry));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, filled(article, entry)]));
}

/** What a reader sees: the text without spaces, and without what programs read. */
function seen(html: string): { readonly document: Document; readonly text: string } {
  const document = new DOMParser().parseFromString(html, 'text/html');
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) script.remove();
  return { document, text: (document.body.textContent ?? '').replace(/\s+/g, '') };
}

if (!existsSync(join(folder, 'cancer-gov-html.json.gz'))) {
  process.stdout.write('not run: the trial on real articles needs SAMPLE_DATA_DIR\n');
  test('[G3] the trial on real articles says that it was not run', () => {
    expect(existsSync(folder)).toBe(false);
  });
} else {
  const speech = { language: 'en', defaultLanguage: 'en' };
  test.each(Object.entries(realArticles()))(
    '[G3] [P1] a real article (%s) is whole in every block, as text and never as markup',
    async (_name, article) => {
      const words = seen(article).text;
      const blocks = await blockFixtures();
      const lost: string[] = [];
      let tried = 0;
      for (const { name, fixtures } of blocks) {
        const file = (await import(`../blocks/${name}/${name}`)) as Readonly<
          Record<string, ComponentType<BlockProps>>
        >;
        const Block = file[name];
        const {
          fields = {},
          params = {},
          data,
          page: more,
          routeFields = {},
        } = fixtures.withoutChannel ?? fixtures.default ?? {}; // With a channel its own name takes the place of the introduction.
        replacedFields = 0;
        const how = { speech, isEditing: false };
        const props = {
          fields: normalizeFields(filled(article, fields), how) ?? {},
          route: normalizeFields(filled(article, routeFields), how) ?? {},
          data: safeContent(filled(article, data), how),
        };
        if (!Block || replacedFields === 0) continue;
        tried += 1;
        const { document, text } = seen(
          renderToStaticMarkup(
            <PageContext value={{ ...page, ...more, route: { ...page.route, fields: props.route } }}>
              <BlocksContext value={{ registry, data: {} }}>
                <Block
                  rendering={{ uid: 'uid', componentName: name, dataSource: '{DATASOURCE}' }}
                  fields={props.fields}
                  params={params}
                  data={data === undefined ? undefined : { ok: true, data: props.data as never }}
                />
              </BlocksContext>
            </PageContext>,
          ),
        );
        if (!shownLater.has(name) && !text.includes(words)) lost.push(`${name}: not the whole article`);
        if (/<\/?(p|ul|li|h2|strong|table)\b/i.test(document.body.textContent ?? ''))
          lost.push(`${name}: markup as text`);
        if (document.querySelector('script, iframe, object, form form, style, p p'))
          lost.push(`${name}: what authors may not write`);
        const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
        if (new Set(ids).size < ids.length) lost.push(`${name}: an id twice`);
      }
      expect(lost).toEqual([]);
      expect(tried).toBeGreaterThan(25);
    },
  );
}
