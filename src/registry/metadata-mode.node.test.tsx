import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { normalizeLayout } from '#cms/normalize-layout';
import { withMetadataMarkup } from '#cms/metadata-markup';
import { editableFields, withEveryField } from '#cms/unplaced-fields';
import type { BlockProps } from '@/cms/block';
import type { Fixtures } from '@/cms/block-fixtures';
import { RenderStateContext, renderPastBroken } from '@/cms/broken-blocks';
import type { AnyBlock } from '@/cms/placeholder';
import { components } from '@/registry/components';
import { EditedPage } from '@/registry/edited-page';
import { EditorScripts } from '@/registry/editor-scripts';
import { pageProps } from '@/registry/page-props';

let count = 0;

/** The same fields as the CMS sends them in metadata mode. */
function described(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => described(entry));
  if (typeof value !== 'object' || value === null) return value;
  if ('value' in value)
    return { ...value, metadata: { fieldId: `field-${++count}-`, fieldType: 'text', rawValue: 'a "b" <c>' } };
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, described(entry)]));
}

/** Renders a page as the editor's GET does. */
async function rendered(route: object, blocks: Readonly<Record<string, AnyBlock>>) {
  const context = { pageEditing: true, pageState: 'edit', editMode: 'metadata' };
  const speech = { language: 'en', defaultLanguage: 'en' };
  const layout = withMetadataMarkup(normalizeLayout({ sitecore: { context, route } }, speech));
  const query = new URLSearchParams();
  const props = await pageProps({ layout, dictionary: {}, query, language: 'en', pathname: '/' });
  const html = await withEveryField(layout, (unplaced) =>
    renderPastBroken((state) =>
      renderToString(
        <RenderStateContext value={state}>
          <EditedPage {...props} unplaced={unplaced} blocks={{ find: (name) => blocks[name] }} />
        </RenderStateContext>,
      ),
    ),
  );
  return { layout, html: html ?? '' };
}

async function blockNamed(name: string): Promise<Readonly<Record<string, AnyBlock>>> {
  const file = (await import(`../blocks/${name}/${name}`)) as Readonly<
    Record<string, ComponentType<BlockProps>>
  >;
  return { [name]: file[name] as AnyBlock };
}

test.each(Object.keys(components))(
  '[O1] every field of %s has its markers in metadata mode',
  async (name) => {
    const { fixtures } = (await import(`../blocks/${name}/fixtures`)) as { readonly fixtures: Fixtures };
    const blocks = await blockNamed(name);
    for (const { fields = {}, params = {}, routeFields = {} } of Object.values(fixtures).slice(0, 1)) {
      const first = count + 1;
      const block = { uid: 'uid-1', componentName: name, fields: described(fields), params };
      const { html } = await rendered(
        { fields: described(routeFields), placeholders: { main: [block] } },
        blocks,
      );
      const found = [...html.matchAll(/field-(\d+)-/g)].map(([, number]) => Number(number));
      const all = Array.from({ length: count - first + 1 }, (_, at) => first + at);
      expect(all.filter((number) => !found.includes(number))).toEqual([]);
      expect(html.match(/chrometype="field" class="scpm" kind="open"/g)?.length ?? 0).toBe(
        html.match(/chrometype="field" class="scpm" kind="close"/g)?.length ?? 0,
      );
    }
  },
);

test('[O1] the markers around a page, its blocks, its placeholders and its fields are those of the protocol', async () => {
  const about = { fieldId: 'f', rawValue: '</code><script>' };
  const field = (value: unknown) => ({ value, metadata: about });
  const inner = {
    uid: 'inner',
    componentName: 'RichTextBlock',
    fields: { content: field('<p>Text<script>x</script></p>') },
  };
  const { html, layout } = await rendered(
    {
      fields: {
        title: field(''),
        text: field('1 < 2'),
        image: field({}),
        link: field({ href: '/a?b=1&c=2', text: 'A' }),
      },
      placeholders: {
        main: [
          { uid: 'outer', componentName: 'Nobody', placeholders: { 'column-{*}': [inner], 'bare-1': [] } },
        ],
      },
    },
    await blockNamed('RichTextBlock'),
  );
  const marker = (type: string, id: string) => `chrometype="${type}" kind="open" id="${id}"`;
  for (const [type, id] of [
    ['placeholder', 'main_00000000-0000-0000-0000-000000000000'],
    ['rendering', 'outer'],
    ['placeholder', 'column-{*}_outer'],
    ['placeholder', 'bare-1_outer'],
    ['rendering', 'inner'],
  ] as const)
    expect(html).toContain(marker(type, id));
  expect(html).toMatch(
    /<code type="text\/sitecore" chrometype="placeholder" kind="open" id="main_[^>]* class="scpm"><\/code>/,
  );
  expect(html).toMatch(
    /sc-jss-empty-placeholder"><code [^>]*id="bare-1_outer"[^>]*><\/code><code [^>]*kind="close"[^>]*><\/code><\/div>/,
  );
  const markup = editableFields(layout.route?.fields).map((one) => one.markup);
  const open =
    '<code type="text/sitecore" chrometype="field" class="scpm" kind="open">' +
    '{&quot;fieldId&quot;:&quot;f&quot;,&quot;rawValue&quot;:&quot;&lt;/code&gt;&lt;script&gt;&quot;}</code>';
  const close = '<code type="text/sitecore" chrometype="field" class="scpm" kind="close"></code>';
  expect(markup).toEqual(
    [
      '<span>[No text in field]</span>',
      '1 &lt; 2',
      '<span class="scEmptyImage">[No image in field]</span>',
      '<a href="/a?b=1&amp;c=2">A</a>',
    ].map((shown) => open + shown + close),
  );
  expect(html).toContain(`${open}<p>Text</p>${close}`);
  expect(html).not.toContain('<script>');
});

test('[O1] the editor knows the page by its mark, and gets its data without a way out of them', () => {
  const html = renderToString(
    <EditorScripts
      editorScripts={['https://pages.example/a.js']}
      editorData={{ canvas: { text: '</script>' } }}
    />,
  );
  expect(html).toContain('<script id="jss-hrz-editing" type="application/json">{}</script>');
  expect(html).toContain(
    String.raw`<script id="canvas" type="application/json">{"text":"\u003c/script>"}</script>`,
  );
  expect(html).toContain('<script src="https://pages.example/a.js"></script>');
});
