import { screen } from '@testing-library/react';
import { ResourceProblem } from '@/blocks/ResourceProblem/ResourceProblem';
import { fixtures } from '@/blocks/ResourceProblem/fixtures';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('A10', 'ResourceProblem', ResourceProblem, fixtures);

test.each(['default', 'leftOut'] as const)('[A10] says the specified words (%s)', (name) => {
  renderBlock(ResourceProblem, fixtures[name]);
  expect(screen.getByRole('heading', { level: 1, name: 'Thanks for visiting!' })).toBeTruthy();
  expect(screen.getByText('We apologize for any inconvenience.')).toBeTruthy();
  expect(
    screen.getByText('There is a problem with the resource you are looking for, and it cannot be displayed.'),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
});

test('[A10] names a number to call', () => {
  renderBlock(ResourceProblem, fixtures.default);
  expect(screen.getByText('Please try again later, or call us:')).toBeTruthy();
  expect(screen.getByRole('link', { name: '773-555-0142' }).getAttribute('href')).toBe('tel:+17735550142');
});

test('[A10] does not say its heading twice', () => {
  renderBlock(ResourceProblem, {
    ...fixtures.default,
    routeFields: { headlineText: { value: 'Thanks for visiting!' } },
  });
  expect(screen.queryByRole('heading')).toBeNull();
});
