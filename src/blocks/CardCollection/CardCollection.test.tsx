import { screen } from '@testing-library/react';
import { CardCollection } from '@/blocks/CardCollection/CardCollection';
import { fixtures } from '@/blocks/CardCollection/fixtures';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('H5', 'CardCollection', CardCollection, fixtures);

test('[H5] six cards at most, and the way to all news', () => {
  renderBlock(CardCollection, fixtures.tooMany);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(6);
  expect(screen.getByRole('link', { name: 'View All News' }).getAttribute('href')).toBe('/forefront');
});

test('[H5] no link to all news where all news are', () => {
  renderBlock(CardCollection, { ...fixtures.tooMany, page: { pathname: '/forefront' } });
  expect(screen.queryByRole('link', { name: 'View All News' })).toBeNull();
});

test('[H5] a day without a time is that day, wherever the server stands', () => {
  renderBlock(CardCollection, fixtures.longest);
  expect(screen.getByText('March 4, 2026')).toBeTruthy();
});
