import { screen } from '@testing-library/react';
import { fixtures } from '@/blocks/ForefrontArticleCollection/fixtures';
import { ForefrontArticleCollection } from '@/blocks/ForefrontArticleCollection/ForefrontArticleCollection';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('H2', 'ForefrontArticleCollection', ForefrontArticleCollection, fixtures);

test('[H2] ForefrontArticleCollection is a part of a page: its heading is of the second level', () => {
  renderBlock(ForefrontArticleCollection, fixtures.default);
  expect(screen.getByRole('heading', { level: 2, name: 'Sleep & dreams' })).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(6);
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
});
