import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PageContext, type Page } from '@/cms/page';
import { GlobalSearch } from './GlobalSearch';

const page = { language: 'ar', defaultLanguage: 'en', isEditing: false, isPreview: false } as Page;
const rendering = { uid: 'u', componentName: 'GlobalSearch', dataSource: '' };

function on(isEditing: boolean, block: ReactNode): ReactNode {
  return <PageContext value={{ ...page, isEditing }}>{block}</PageContext>;
}

describe('GlobalSearch', () => {
  test('[B21] its form leads to the search page in the page’s language', () => {
    const fields = {
      searchPageLink: { value: { href: '/search' } },
      placeholderText: { value: 'Doctors, places' },
    };
    const { container } = render(
      on(false, <GlobalSearch rendering={rendering} fields={fields} params={{}} />),
    );
    expect(container.querySelector('form')?.getAttribute('action')).toBe('/ar/search');
    expect(screen.getByRole('searchbox', { name: 'Doctors, places' }).getAttribute('name')).toBe('query');
  });
});
