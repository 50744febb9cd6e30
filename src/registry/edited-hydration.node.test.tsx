/** @jest-environment jsdom */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { normalizeLayout } from '#cms/normalize-layout';
import { withEveryField } from '#cms/unplaced-fields';
import type { BlockProps } from '@/cms/block';
import type { AnyBlock } from '@/cms/placeholder';
import { componentsIn } from '@/cms/layout-data';
import type { UnplacedFields } from '@/cms/unplaced-fields';
import { components } from '@/registry/components';
import { EditedPage } from '@/registry/edited-page';
import { headOf } from '@/cms/head';
import { page } from '@/registry/testing/page';

const folder = join(process.env.SAMPLE_DATA_DIR ?? '.', 'layout-samples');
const samples = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
if (samples.length === 0) console.warn('not run: SAMPLE_DATA_DIR names no folder with layout-samples');

const speech = { language: 'en', defaultLanguage: 'en' };
const chromes = (name: string, inside: string) =>
  `<input name="fld_${name}" type="hidden"/><code chromeType="field" kind="open">{"commands":[]}</code>${inside}<code chromeType="field" kind="close"></code>`;
const text = (name: string, value = name) => ({
  value,
  editable: chromes(name, `<span contenteditable="true">${value}</span>`),
});
const picture = (name: string) => ({
  value: { src: '/-/media/a.png', alt: 'a' },
  editable: chromes(name, '<img src="/-/media/a.png" alt="a">'),
});
const link = (name: string) => ({
  value: { href: '/a', text: 'A' },
  editableFirstPart: chromes(name, '<a href="/a">A').replace(/<code [^>]*kind="close"><\/code>$/, ''),
  editableLastPart: '</a><code chromeType="field" kind="close"></code>',
});
const own = {
  sitecore: {
    context: { pageEditing: true, pageState: 'edit' },
    route: {
      name: 'trial',
      displayName: 'Trial',
      fields: { headlineText: text('headline'), datePublished: text('date', '2026-03-01') },
      placeholders: {
        breadcrumb: [{ uid: '1', componentName: 'Breadcrumb' }],
        main: [
          {
            uid: '2',
            componentName: 'Accordion',
            fields: {
              AccordionHeading: text('accordion'),
              accordionItems: [
                {
                  id: 'p',
                  name: 'p',
                  fields: { accordionTitle: text('title'), accordionText: text('answer') },
                },
              ],
            },
          },
          {
            uid: '3',
            componentName: 'PromoCard',
            fields: { titleText: text('promo'), image: picture('promoimage'), singleLink: link('promolink') },
          },
          { uid: '4', componentName: 'Image', fields: { image: picture('image') } },
          {
            uid: '5',
            componentName: 'Banner',
            fields: {
              titleText: text('banner'),
              links: [{ id: 'l', name: 'l', fields: { linkItem: link('bannerlink') } }],
            },
          },
          { uid: '6', componentName: 'ProviderDetails' },
          {
            uid: '7',
            componentName: 'Nobody',
            placeholders: { inner: [{ uid: '8', componentName: 'Tabs' }] },
          },
        ],
      },
    },
  },
};

const layouts: readonly (readonly [string, unknown])[] = [
  ['this test', own],
  ...samples.map(
    (name) =>
      [name, JSON.parse(readFileSync(join(folder, name), 'utf8').replace(/^\uFEFF/, '')) as unknown] as const,
  ),
];

test.each(layouts)('[O1] the page for authors of %s hydrates without a warning', async (_, answer) => {
  const layout = normalizeLayout(answer, speech);
  if (!layout.context.pageEditing) return;
  const names = [...componentsIn(layout.route?.placeholders)].flatMap(({ componentName }) =>
    componentName !== undefined && componentName in components ? [componentName] : [],
  );
  const blocks: Record<string, AnyBlock | undefined> = {};
  for (const name of names) {
    const file = (await import(`../blocks/${name}/${name}`)) as Record<string, ComponentType<BlockProps>>;
    blocks[name] = file[name] as AnyBlock;
  }
  const { fields = {}, placeholders = {}, displayName = '' } = layout.route ?? {};
  const props = {
    page: { ...page, isEditing: true, route: { displayName, fields } },
    head: headOf({ ...speech, fields, displayName, itemPath: '/', siteUrl: '', productName: '' }),
    placeholders,
    data: {},
    phrases: {},
    subjects: [],
    structured: [],
  };
  const registry = { find: (name: string) => blocks[name] };
  let last: UnplacedFields = {};
  const html = await withEveryField(layout, (unplaced) => {
    last = unplaced;
    return Promise.resolve(renderToString(<EditedPage {...props} unplaced={unplaced} blocks={registry} />));
  });
  const trouble: string[] = [];
  const spy = jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    trouble.push(
      words
        .map((word) => String(word))
        .join(' ')
        .slice(0, 400),
    );
  });
  const root = document.createElement('div');
  root.innerHTML = html ?? '';
  document.body.append(root);
  await act(() =>
    Promise.resolve(
      hydrateRoot(root, <EditedPage {...props} unplaced={last} blocks={registry} />, {
        onRecoverableError: (error) => trouble.push(String(error)),
      }),
    ),
  );
  spy.mockRestore();
  root.remove();
  expect(trouble).toEqual([]);
});
