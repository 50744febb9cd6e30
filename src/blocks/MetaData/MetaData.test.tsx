import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { HeadManagerContext } from 'next/dist/shared/lib/head-manager-context.shared-runtime';
import type { ReactElement, ReactNode } from 'react';
import { fixtures } from '@/blocks/MetaData/fixtures';
import { MetaData } from '@/blocks/MetaData/MetaData';
import { PageHead } from '@/cms/page-head';
import { headOf } from '@/cms/head';
import { PageContext, type Page } from '@/cms/page';
import { renderBlock } from '@/features/content/testing/check-block';
import Head from 'next/head';
import type { Fixture } from '@/cms/block-fixtures';

const own = headOf({
  fields: { headlineText: { value: 'Our hearts' }, metaDescription: { value: 'The page’s own.' } },
  displayName: 'Hearts',
  itemPath: '/hearts',
  language: 'en',
  defaultLanguage: 'en',
  siteUrl: 'https://www.example.org',
  productName: 'St. Elsewhere',
});

/** The page's head: its own, and the block's over it. */
function headWith(fixture: Fixture): string {
  let head: ReactNode[] = [];
  const manager = {
    updateHead: (elements: ReactNode[]) => {
      head = elements;
    },
    mountedInstances: new Set<ReactElement>(),
  };
  const { unmount } = render(
    <HeadManagerContext value={manager}>
      <Head>{PageHead({ head: own })}</Head>
      <PageContext value={{ language: 'en', isEditing: false, productName: 'St. Elsewhere' } as Page}>
        <MetaData
          fields={fixture.fields}
          params={{}}
          rendering={{ uid: 'u', componentName: 'MetaData', dataSource: '' }}
        />
      </PageContext>
    </HeadManagerContext>,
  );
  const markup = renderToString(<>{head}</>);
  unmount();
  return markup;
}

test('[A5] the page is called {page title} - {product name}, with the description and keywords of the block', () => {
  const head = headWith(fixtures.default);
  expect(head).toContain('>Heart care - St. Elsewhere</title>');
  expect(head.match(/<title/g)).toHaveLength(1);
  expect(head).toContain('name="description" content="Every heart, every age."');
  expect(head).not.toContain('name="description" content="The page’s own."');
  expect(head).toContain('name="keywords" content="heart, cardiology"');
});

test('[A5] what the author left empty, or filled with something else, stays the page’s own', () => {
  for (const value of [null, 17, [], { value: null }, { value: '' }]) {
    const head = headWith({
      fields: { metaTitle: value === 17 ? null : value, metaDescription: value === 17 ? {} : value },
    });
    expect(head).toContain('>Our hearts - St. Elsewhere</title>');
    expect(head).toContain('content="The page’s own."');
  }
});

test('[A5] MetaData adds nothing to the body; authors see where it stands, and the title', () => {
  expect(renderBlock(MetaData, fixtures.default).container.textContent).toBe('');
  expect(renderBlock(MetaData, fixtures.editing).container.textContent).toMatch(/^MetaData: Heart care/);
  expect(renderBlock(MetaData, fixtures.bareEditing).container.textContent).toBe(
    'MetaData: the page’s own title',
  );
});
