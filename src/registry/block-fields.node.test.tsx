import { globSync, readFileSync } from 'node:fs';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { parse } from 'yaml';
import type { BlockProps } from '@/cms/block';
import type { Fixture, Fixtures } from '@/cms/block-fixtures';
import { headFields } from '@/cms/head';
import type { ComponentFields } from '@/cms/layout-data';
import { PageContext } from '@/cms/page';
import { BlocksContext } from '@/cms/placeholder';
import { components } from '@/registry/components';
import { descriptorsOf } from '@/registry/descriptors';
import { registry } from '@/registry/registry';
import { page } from '@/registry/testing/page';

const names = Object.keys(components);

/** Fields that note by which names they are read. */
function watched(fields: ComponentFields, read: Set<string>): ComponentFields {
  const note = (name: string | symbol): void => {
    if (typeof name === 'string') read.add(name);
  };
  return new Proxy(fields, {
    get: (target, name) => {
      note(name);
      return Reflect.get(target, name) as unknown;
    },
    has: (target, name) => {
      note(name);
      return Reflect.has(target, name);
    },
  });
}

async function fixturesOf(name: string): Promise<readonly Fixture[]> {
  const { fixtures } = (await import(`../blocks/${name}/fixtures`)) as { readonly fixtures: Fixtures };
  return [{}, ...Object.values(fixtures)];
}

type Read = { readonly ofPage: Set<string>; readonly own: Set<string> };

/** The names of the fields that a block reads while it renders its fixtures for a visitor. */
async function fieldsReadBy(name: string): Promise<Read> {
  const file = (await import(`../blocks/${name}/${name}`)) as Readonly<
    Record<string, ComponentType<BlockProps>>
  >;
  const Block = file[name];
  if (!Block) throw new Error(`${name}.tsx exports no component ${name}`);
  const read: Read = { ofPage: new Set(), own: new Set() };
  for (const { fields = {}, params = {}, data, page: more, routeFields = {} } of await fixturesOf(name)) {
    const route = { ...page.route, fields: watched(routeFields, read.ofPage) };
    const found = data === undefined ? undefined : ({ ok: true, data: data as never } as const);
    for (const result of [found, { ok: false, error: 'unavailable' } as const]) {
      renderToString(
        <PageContext value={{ ...page, ...more, isEditing: false, route }}>
          <BlocksContext value={{ registry, data: {} }}>
            <Block
              rendering={{ uid: 'uid', componentName: name, dataSource: '{DATASOURCE}' }}
              fields={watched(fields, read.own)}
              params={params}
              data={result}
            />
          </BlocksContext>
        </PageContext>,
      );
    }
  }
  return read;
}

test.each(names)('[O2] %s declares the fields that it reads in the browser, and no others', async (name) => {
  const { pageFields = [], fields } = (await descriptorsOf([name])).get(name) ?? {};
  const read = await fieldsReadBy(name);
  const undeclared = {
    pageFields:
      pageFields === 'all'
        ? []
        : [...read.ofPage].filter((field) => !pageFields.includes(field) && !headFields.includes(field)),
    fields: fields ? [...read.own].filter((field) => !fields.includes(field)) : [],
  };
  const needless = {
    pageFields: pageFields === 'all' ? [] : pageFields.filter((field) => !read.ofPage.has(field)),
    fields: (fields ?? []).filter((field) => !read.own.has(field)),
  };
  expect({ undeclared, needless }).toEqual({
    undeclared: { pageFields: [], fields: [] },
    needless: { pageFields: [], fields: [] },
  });
});

/** Fields that the specification names; the demo's templates have others in their place. */
const ofOtherSites = new Set(['OAS Workflow']);

type Template = { readonly fields?: readonly { readonly name: string }[] };

const authored = new Set(
  globSync('content/templates/*.yaml').flatMap((file) =>
    (parse(readFileSync(file, 'utf8')) as readonly Template[]).flatMap(({ fields = [] }) =>
      fields.map(({ name }) => name),
    ),
  ),
);

test.each(names)('[P1] authors can fill every field that %s reads', async (name) => {
  const { own } = await fieldsReadBy(name);
  expect([...own].filter((field) => !authored.has(field) && !ofOtherSites.has(field))).toEqual([]);
});
