import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { normalizeLayout } from '#cms/normalize-layout';
import { editableFields, unplacedFields, withEveryField } from '#cms/unplaced-fields';
import { RenderStateContext, renderPastBroken } from '@/cms/broken-blocks';
import type { BlockProps } from '@/cms/block';
import type { Fixtures } from '@/cms/block-fixtures';
import { componentsIn, type LayoutData } from '@/cms/layout-data';
import type { AnyBlock } from '@/cms/placeholder';
import { components } from '@/registry/components';
import { EditedPage } from '@/registry/edited-page';
import { pageProps } from '@/registry/page-props';

const speech = { language: 'en', defaultLanguage: 'en' };
const folder = join(process.env.SAMPLE_DATA_DIR ?? '.', 'layout-samples');
const samples = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
if (samples.length === 0) console.warn('not run: SAMPLE_DATA_DIR names no folder with layout-samples');

let count = 0;

/** The same fields as an editor sends them: each with markup of its own to edit it by. */
function edited(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => edited(entry));
  if (typeof value !== 'object' || value === null) return value;
  const below = Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, edited(entry)]));
  if (!('value' in value)) return below;
  const name = `fld_${++count}_`;
  const open = `<input name="${name}" type="hidden"/><code chromeType="field" kind="open">{"id":"${name}"}</code>`;
  const close = '<code chromeType="field" kind="close"></code>';
  const { value: inner } = value;
  // A link may come in two parts.
  if (typeof inner === 'object' && inner !== null && 'href' in inner && count % 2 === 0)
    return { ...value, editableFirstPart: `${open}<a href="/a">`, editableLastPart: `</a>${close}` };
  return { ...value, editable: `${open}<span contenteditable="true">x</span>${close}` };
}

async function blocksNamed(names: readonly string[]): Promise<Readonly<Record<string, AnyBlock>>> {
  const found = names.map(async (name) => {
    const file = (await import(`../blocks/${name}/${name}`)) as Readonly<
      Record<string, ComponentType<BlockProps>>
    >;
    return [name, file[name] as AnyBlock] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}

/** Renders a page for authors as the editor's route does: once, and again with the fields that the first one lacks. */
async function rendered(layout: LayoutData): Promise<{ readonly first: string; readonly whole: string }> {
  const names = [...componentsIn(layout.route?.placeholders)].flatMap(({ componentName }) =>
    componentName !== undefined && componentName in components ? [componentName] : [],
  );
  const blocks = await blocksNamed(names);
  const props = await pageProps({
    layout,
    dictionary: {},
    query: new URLSearchParams(),
    language: 'en',
    pathname: '/',
  });
  const html = (unplaced: ReturnType<typeof unplacedFields>) =>
    renderPastBroken((state) =>
      renderToString(
        <RenderStateContext value={state}>
          <EditedPage {...props} unplaced={unplaced} blocks={{ find: (name) => blocks[name] }} />
        </RenderStateContext>,
      ),
    );
  return { first: await html({}), whole: (await withEveryField(layout, html)) ?? '' };
}

/** The editor saves a field that stands twice as either copy says. */
const isRepeated = <T,>(one: T, index: number, all: readonly T[]) => all.indexOf(one) !== index;

/** The names of the fields of a page, and of those without the editor's markup in it. */
function lacking(layout: LayoutData, html: string): readonly string[] {
  return Object.values(unplacedFields(layout, html)).flatMap((fields) => fields.map(({ name }) => name));
}

test.each(Object.keys(components))(
  '[O1] every field of %s and of its page is editable, once',
  async (name) => {
    const { fixtures } = (await import(`../blocks/${name}/fixtures`)) as { readonly fixtures: Fixtures };
    for (const { fields = {}, params = {}, routeFields = {}, placeholders } of Object.values(fixtures)) {
      const block = {
        uid: 'uid',
        componentName: name,
        dataSource: '{A}',
        fields: edited(fields),
        params,
        placeholders,
      };
      const answer = {
        sitecore: {
          context: { pageEditing: true, pageState: 'edit' },
          route: { name: 'trial', fields: edited(routeFields), placeholders: { main: [block] } },
        },
      };
      const layout = normalizeLayout(answer, speech);
      const { whole } = await rendered(layout);
      expect(lacking(layout, whole)).toEqual([]);
      expect(whole).not.toContain(`${name}: could not be shown`);
      const shown = whole.replaceAll(/<script\b.*?<\/script>/gs, '');
      expect([...shown.matchAll(/name="(fld_\d+_)"/g)].map(([, field]) => field).filter(isRepeated)).toEqual(
        [],
      );
    }
  },
);

test('[O1] texts, links and pictures are edited in their place; a field that is shown in words, beside its block', async () => {
  const texts = { content: { value: '<p>a</p>' } };
  const picture = { image: { value: { src: '/-/media/a.png', alt: '' } } };
  const banner = {
    heading: { value: 'a' },
    links: [{ id: '1', fields: { linkItem: { value: { href: '/a', text: 'A' } } } }],
  };
  const tabs = {
    tabItems: [{ id: '1', fields: { title: { value: 'b' }, description: { value: '<p>c</p>' } } }],
  };
  const route = {
    name: 'trial',
    fields: edited({ metaKeywords: { value: '' } }),
    placeholders: {
      main: [
        { uid: '1', componentName: 'Image', fields: edited(picture) },
        { uid: '2', componentName: 'RichTextBlock', fields: edited(texts) },
        { uid: '3', componentName: 'Banner', fields: edited(banner) },
        { uid: '4', componentName: 'Tabs', fields: edited(tabs) },
      ],
    },
  };
  const layout = normalizeLayout({ sitecore: { context: { pageEditing: true }, route } }, speech);
  expect(editableFields(layout.route?.placeholders).length).toBe(6);
  const { first, whole } = await rendered(layout);
  expect(lacking(layout, first)).toEqual(expect.arrayContaining(['metaKeywords', 'tabItems 1 title']));
  for (const name of ['image', 'content', 'links 1 linkItem'])
    expect(lacking(layout, first)).not.toContain(name);
  expect(whole).toContain('Page: more fields');
  expect(whole).toContain('Tabs: more fields');
});

test.each(Object.keys(components))(
  '[O1] %s without content says what it is and what it lacks',
  async (name) => {
    const block = { uid: 'uid', componentName: name };
    const route = { name: 'trial', displayName: 'Trial', fields: {}, placeholders: { main: [block] } };
    const { whole } = await rendered(
      normalizeLayout({ sitecore: { context: { pageEditing: true }, route } }, speech),
    );
    const main = whole.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, ' ');
    const spaced = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ?');
    // Its name, and more than that: in the words of the specification, in its own, or in ours.
    expect(main).toMatch(new RegExp(`${spaced}(?: International)?(?::|\\s+\\()`));
  },
);

test('[O1] [M3] a block that is filled is shown without a word about what it might lack; others say what they show', async () => {
  const filled = { uid: '1', componentName: 'RichTextBlock', fields: { content: { value: '<p>a</p>' } } };
  const empty = { uid: '2', componentName: 'Tabs', fields: { titleText: { value: '' }, tabItems: [] } };
  const folder = { uid: '3', componentName: 'AlertBanner', dataSource: '{ALERTS}', fields: {} };
  const { whole } = await rendered(
    normalizeLayout(
      {
        sitecore: {
          context: { pageEditing: true },
          route: { fields: {}, placeholders: { main: [filled, empty, folder] } },
        },
      },
      speech,
    ),
  );
  expect(whole).not.toContain('RichTextBlock:');
  expect(whole).toContain('Tabs: still empty are titleText, tabItems');
  expect(whole).toContain('AlertBanner: shows the alertText of its datasource, or of the alerts below it');
});

/** Blocks that visitors do something with, whose place a notice takes. */
const interactive = [
  'AppointmentBox',
  'ArticleFeed',
  'GlobalSearch',
  'Glossary',
  'ManageVisit',
  'PatientDetails',
  'PostedBooking',
  'SavedRequest',
  'ScreeningForm',
  'Search',
  'SoonestTimes',
  'VideoVisit',
  'WaitlistOffer',
];

test.each(interactive)('[O1] [B22] %s shows the notice of the specification in its place', async (name) => {
  const main = [{ uid: 'uid', componentName: name }];
  const layout = {
    sitecore: { context: { pageEditing: true }, route: { fields: {}, placeholders: { main } } },
  };
  const { whole } = await rendered(normalizeLayout(layout, speech));
  expect(whole).toContain('user interaction not available in experience editor');
});

test('[O1] an empty placeholder has the editor’s marker and its markup; one with a block has only the markup', async () => {
  const chrome = (kind: string) => ({
    name: 'code',
    type: 'text/sitecore',
    contents: '{}',
    attributes: { type: 'text/sitecore', chrometype: 'placeholder', kind, key: 'main', class: 'scpm' },
  });
  const page = async (main: readonly unknown[]) =>
    (
      await rendered(
        normalizeLayout(
          { sitecore: { context: { pageEditing: true }, route: { fields: {}, placeholders: { main } } } },
          speech,
        ),
      )
    ).whole;
  const empty = await page([chrome('open'), chrome('close')]);
  expect(empty).toMatch(/class="sc-jss-empty-placeholder"><code [^>]*kind="open"/);
  const filled = await page([chrome('open'), { uid: '1', componentName: 'NobodyKnows' }, chrome('close')]);
  expect(filled).not.toContain('sc-jss-empty-placeholder');
  expect(filled).toContain('kind="close"');
  expect(filled).toContain('NobodyKnows: unknown block');
});

if (samples.length > 0)
  test.each(samples.map((name) => [name] as const))(
    '[O1] every field of %s is editable, its blocks unknown or not',
    async (name) => {
      const text = readFileSync(join(folder, name), 'utf8').replace(/^\uFEFF/, '');
      const layout = normalizeLayout(JSON.parse(text), speech);
      if (!layout.context.pageEditing) return;
      expect(lacking(layout, (await rendered(layout)).whole)).toEqual([]);
    },
  );
