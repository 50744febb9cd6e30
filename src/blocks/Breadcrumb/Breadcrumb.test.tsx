import { screen } from '@testing-library/react';
import { Breadcrumb } from '@/blocks/Breadcrumb/Breadcrumb';
import { fixtures } from '@/blocks/Breadcrumb/fixtures';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('A12', 'Breadcrumb', Breadcrumb, fixtures);

const withHeadline = (templateName: string) => ({ ...fixtures.default, page: { templateName } });

test.each([
  'Home',
  'Forefront Home',
  'Physician Details',
  'Location Details',
  'Clinical Trial Details',
  'Article',
])('[A12] hides the headline on %s', (templateName) => {
  renderBlock(Breadcrumb, withHeadline(templateName));
  expect(screen.queryByRole('heading')).toBeNull();
});

test.each(['Tier Wide', 'Condition Details', 'Physician Finder', 'Search', 'Collection', 'International'])(
  '[A12] shows the headline on %s',
  (templateName) => {
    renderBlock(Breadcrumb, withHeadline(templateName));
    expect(screen.getByRole('heading', { level: 1, name: 'Urgent care' })).toBeTruthy();
  },
);

test('[A12] the pages above are links in the language of the page', () => {
  renderBlock(Breadcrumb, { ...fixtures.default, page: { language: 'es-MX' } });
  expect(screen.getAllByRole('link').map((anchor) => anchor.getAttribute('href'))).toEqual([
    '/es-mx',
    '/es-mx/find-care',
  ]);
});

test('[A12] the home page has no way above it', () => {
  const { container } = renderBlock(Breadcrumb, {
    data: fixtures.default.data,
    page: { pathname: '/', itemPath: '/' },
  });
  expect(container.innerHTML).toBe('');
});
