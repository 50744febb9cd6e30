import { render, type RenderResult } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { ComponentType, ReactNode } from 'react';
import type { LayoutComponent } from '@/cms/layout-data';
import { PageContext, type Page } from '@/cms/page';
import { BlocksContext, Placeholder, type AnyBlock, type Registry } from '@/cms/placeholder';
import type { Fixture, Fixtures } from '@/cms/block-fixtures';
import { hostileValues } from '@/features/content/testing/fields';
import { phrasesOf } from '@/i18n/phrases';
import { PhrasesContext } from '@/i18n/use-phrases';

const plainPage: Page = {
  language: 'en',
  defaultLanguage: 'en',
  direction: 'ltr',
  itemPath: '/about',
  itemId: 'page-id',
  templateName: 'Tier Wide',
  isEditing: false,
  isPreview: false,
  theme: 'main',
  route: { displayName: 'About us', fields: {} },
  pathname: '/about',
  siteUrl: 'http://localhost:3000',
  productName: 'Calder University Medicine',
  year: 2026,
};

const namespaces = ['article', 'chrome', 'condition', 'content', 'glossary', 'map', 'trial', 'ui'] as const;

// A block says in its own file which fields and data it takes; a fixture may hold anything.
type TestBlock = ComponentType<never>;

/** A block on a page of its own, as the registry would render it. */
export function blockElement(
  Block: TestBlock,
  fixture: Fixture,
  placeholders?: LayoutComponent['placeholders'],
): ReactNode {
  const page: Page = {
    ...plainPage,
    ...fixture.page,
    route: { displayName: fixture.page?.route?.displayName ?? 'About us', fields: fixture.routeFields ?? {} },
  };
  const registry: Registry = {
    find: (name) => (name === 'Words' ? Words : (Block as AnyBlock)),
  };
  const component: LayoutComponent = {
    uid: 'uid',
    componentName: 'BlockUnderTest',
    dataSource: '{DATASOURCE}',
    fields: fixture.fields,
    params: fixture.params,
    placeholders,
  };
  const data = fixture.data === undefined ? {} : { uid: { ok: true as const, data: fixture.data } };
  return (
    <PageContext value={page}>
      <PhrasesContext value={phrasesOf(namespaces, fixture.dictionary ?? {})}>
        <BlocksContext value={{ registry, data }}>
          <Placeholder name="main" components={[component]} />
        </BlocksContext>
      </PhrasesContext>
    </PageContext>
  );
}

/** A block inside a container. */
function Words({ params }: { readonly params: Readonly<Record<string, string>> }): ReactNode {
  return <p>{params.text}</p>;
}

export function renderBlock(
  Block: TestBlock,
  fixture: Fixture = {},
  placeholders?: LayoutComponent['placeholders'],
): RenderResult {
  return render(blockElement(Block, fixture, placeholders));
}

/**
 * What holds for every block: each fixture renders something without an axe violation, fields of odd shapes take
 * nothing down, a visitor sees nothing of an empty block and an author a notice.
 * @param row - ledger id for the titles
 */
export function checkBlock(row: string, name: string, Block: TestBlock, fixtures: Fixtures): void {
  const { empty, ...filled } = fixtures;
  test.each(Object.keys(filled))(`[${row}] ${name}, %s: renders without a violation`, async (key) => {
    const { container } = renderBlock(Block, filled[key]);
    expect(container.innerHTML).not.toBe('');
    expect(container.textContent).not.toContain('could not be shown');
    expect(await axe(container)).toHaveNoViolations();
  });

  test(`[${row}] ${name} bears fields of odd shapes`, () => {
    const names = Object.values(filled).flatMap(({ fields, routeFields }) =>
      Object.keys({ ...fields, ...routeFields }),
    );
    const { data } = filled.default ?? {};
    // Visitors see nothing of a block that throws; React tells the console.
    const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const value of hostileValues)
      for (const isEditing of [true, false]) {
        const fields = Object.fromEntries(names.map((field) => [field, value]));
        const { container, unmount } = renderBlock(Block, {
          fields,
          routeFields: fields,
          // A loader fails by itself; what it has found is there beside fields of any kind.
          ...(isEditing ? {} : { data }),
          page: { isEditing },
        });
        expect(container.textContent).not.toContain('could not be shown');
        expect(container.innerHTML).not.toContain('javascript:');
        unmount();
      }
    expect(told.mock.calls).toEqual([]);
    told.mockRestore();
  });

  if (!empty) return;
  test(`[${row}] ${name} without content is nothing to a visitor and a notice to an author`, () => {
    const visitor = renderBlock(Block, empty);
    expect(visitor.container.innerHTML).toBe('');
    visitor.unmount();
    const author = renderBlock(Block, { ...empty, page: { isEditing: true } });
    expect(author.container.textContent).toContain(name);
  });
}
