/** @jest-environment jsdom */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.node';
import type { BlockProps } from '@/cms/block';
import type { Fixtures } from '@/cms/block-fixtures';
import { PageContext } from '@/cms/page';
import { BlocksContext } from '@/cms/placeholder';
import { components } from '@/registry/components';
import { registry } from '@/registry/registry';
import { page } from '@/registry/testing/page';
import { normalizeFields } from '#cms/normalize-layout';

const own = [
  '<script>attack()</script>',
  '"><img src=x onerror=attack()>',
  'javascript:attack()',
  ' java\tscript:attack()',
  'data:text/html,<script>attack()</script>',
  '</script><script>attack()</script>',
  '<svg><script>attack()</script></svg>',
  '<a href="javascript:attack()">a</a><iframe srcdoc="<script>attack()</script>"></iframe>',
  '<math><mi xlink:href="data:x,<script>attack()</script>">',
  '<p style="background:url(javascript:attack())" onmouseover=attack()>x</p>',
  '{{constructor.constructor("attack()")()}}',
  "'-attack()-'",
  '//attack.example/x',
  'https://attack.example/"onload="attack()',
  '\u202Eتحت \u0000 \uFFFF 👩‍👩‍👧 ﷽',
];

/** A public list of payloads; it is no part of the project. */
const list = join(process.env.SAMPLE_DATA_DIR ?? '.', 'robustness/xss-payloads.txt');
const foreign = existsSync(list) ? readFileSync(list, 'utf8').split('\n').filter(Boolean) : [];
const together: string[] = [];
for (let at = 0; at < foreign.length; at += 40) together.push(foreign.slice(at, at + 40).join('\n'));

/** The same fields with another text wherever an author wrote one. */
function replaced(text: string, value: unknown): unknown {
  if (typeof value === 'string') return text;
  if (Array.isArray(value)) return value.map((entry) => replaced(text, entry));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, replaced(text, entry)]));
}

function harmIn(html: string): readonly string[] {
  const document = new DOMParser().parseFromString(html, 'text/html');
  return [...document.body.querySelectorAll('*')].flatMap((element) => [
    ...(/^(object|embed|base|meta)$/i.test(element.tagName) ? [element.outerHTML] : []),
    ...(element.tagName === 'SCRIPT' && element.getAttribute('type') !== 'application/ld+json'
      ? [element.outerHTML]
      : []),
    ...(element.tagName === 'IFRAME' && element.hasAttribute('srcdoc') ? [element.outerHTML] : []),
    ...[...element.attributes]
      .filter(
        ({ name, value }) =>
          /^on/i.test(name) ||
          (/^(href|src|action|formaction|poster|xlink:href|data)$/i.test(name) &&
            // Browsers leave control characters and spaces out of an address.
            /^(javascript:(?!thrownewError\('Reacthasblocked)|vbscript:)/i.test(
              [...value].filter((letter) => letter > ' ').join(''),
            )),
      )
      .map(({ name, value }) => `${element.tagName} ${name}=${value}`),
  ]);
}

test.each(Object.keys(components))('[P3] %s makes nothing of hostile content', async (name) => {
  if (!existsSync(`src/blocks/${name}/fixtures.ts`)) return;
  const file = (await import(`../blocks/${name}/${name}`)) as Readonly<
    Record<string, ComponentType<BlockProps>>
  >;
  const Block = file[name];
  if (!Block) throw new Error(`${name}.tsx exports no component ${name}`);
  const { fixtures } = (await import(`../blocks/${name}/fixtures`)) as { readonly fixtures: Fixtures };
  const { fields = {}, params = {}, data, page: more, routeFields = {} } = fixtures.default ?? {};
  const speech = { language: 'en', defaultLanguage: 'en' };
  const safe = (text: string, value: unknown) =>
    normalizeFields(replaced(text, value), { speech, isEditing: false }) ?? {};
  const found = data === undefined ? undefined : ({ ok: true, data: data as never } as const);
  for (const text of [...own, ...together]) {
    const html = renderToStaticMarkup(
      <PageContext
        value={{
          ...page,
          ...more,
          isEditing: false,
          route: { ...page.route, fields: safe(text, routeFields) },
        }}
      >
        <BlocksContext value={{ registry, data: {} }}>
          <Block
            rendering={{ uid: 'uid', componentName: name, dataSource: '{DATASOURCE}' }}
            fields={safe(text, fields)}
            params={Object.fromEntries(Object.keys(params).map((key) => [key, text]))}
            data={found}
          />
        </BlocksContext>
      </PageContext>,
    );
    expect({ text: text.slice(0, 60), harm: harmIn(html) }).toEqual({ text: text.slice(0, 60), harm: [] });
  }
});
