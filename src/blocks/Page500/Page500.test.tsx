import { screen } from '@testing-library/react';
import { Page500 } from '@/blocks/Page500/Page500';
import { fixtures } from '@/blocks/Page500/fixtures';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('A10', 'Page500', Page500, fixtures);

test('[A10] without an author’s words it says the specified ones, with the way home', () => {
  renderBlock(Page500, fixtures.rightToLeft);
  expect(screen.getByRole('heading', { level: 1, name: 'Thanks for visiting!' })).toBeTruthy();
  expect(screen.getByText('We apologize for any inconvenience.')).toBeTruthy();
  expect(
    screen.getByText('There is a problem with the resource you are looking for, and it cannot be displayed.'),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/ar');
});

test('[A10] the author’s words, hero and links take their place', () => {
  const { container } = renderBlock(Page500, fixtures.default);
  expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeTruthy();
  expect(container.querySelector('img')?.getAttribute('src')).toContain('problem');
  expect(screen.queryByText('We apologize for any inconvenience.')).toBeNull();
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('link', { name: '773-555-0142' })).toBeTruthy();
});
