import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { BlockProps, LoaderResult } from '@/cms/block';
import type { ComponentFields } from '@/cms/layout-data';
import { PageContext, type Page } from '@/cms/page';
import type { SearchPageData } from '@/features/search/model/outcome';
import { pageData } from '@/features/search/testing/fixtures';
import { phrasesOf } from '@/i18n/phrases';
import { PhrasesContext } from '@/i18n/use-phrases';
import { Search } from './Search';

const page = {
  language: 'en',
  defaultLanguage: 'en',
  isEditing: false,
  isPreview: false,
  pathname: '/find-a-physician',
  route: { displayName: 'Find a doctor', fields: {} },
} as unknown as Page;

function block(data: LoaderResult<SearchPageData> | undefined, more: Partial<Page> = {}): ReactNode {
  const props: BlockProps<ComponentFields, SearchPageData> = {
    rendering: { uid: 'u', componentName: 'Search', dataSource: 'd' },
    fields: {
      phoneLink: { value: { href: 'tel:+17735550100', text: '773-555-0100' } },
      requestAppointmentLink: { value: { href: '/request-an-appointment' } },
    },
    params: {},
    data,
  };
  return (
    <PageContext value={{ ...page, ...more }}>
      <PhrasesContext value={phrasesOf(['search'], {})}>
        <Search {...props} />
      </PhrasesContext>
    </PageContext>
  );
}

describe('Search', () => {
  test('[B22] while it is edited it shows a notice and nothing to operate', () => {
    render(block({ ok: true, data: pageData }, { isEditing: true }));
    expect(screen.getByText('user interaction not available in experience editor')).toBeTruthy();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  test('[B26] results are in the first rendering', () => {
    render(block({ ok: true, data: pageData }));
    expect(screen.getByRole('status').textContent).toBe('25 Results');
  });

  test.each([{ ok: false, error: 'searchUnavailable' } as const, undefined])(
    '[B18] without an answer of any kind it says whom to call: %j',
    (data) => {
      render(block(data));
      expect(screen.getByRole('status').textContent).toContain('Please try again or call 773-555-0100.');
      // The same address again, with its words and place.
      expect(screen.getByText('Retry').getAttribute('href')).toBe('');
    },
  );

  test('[B1] several kinds of search lead to each other with the same query and place', () => {
    const kinds = [
      {
        type: 'physician' as const,
        name: 'Doctors',
        pagePath: '/find-a-physician',
        isCurrent: true,
        takesPlace: true,
        filterFields: [],
      },
      {
        type: 'location' as const,
        name: 'Locations',
        pagePath: '/find-a-location',
        isCurrent: false,
        takesPlace: true,
        filterFields: [],
      },
    ];
    render(
      block({
        ok: true,
        data: {
          ...pageData,
          kinds,
          state: { ...pageData.state, query: 'heart', distance: '60615', pageIndex: 2 },
        },
      }),
    );
    expect(screen.getByRole('link', { name: 'Locations' }).getAttribute('href')).toBe(
      '/find-a-location?query=heart&distance=60615',
    );
  });
});
