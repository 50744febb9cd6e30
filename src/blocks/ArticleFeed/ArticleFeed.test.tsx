import { screen } from '@testing-library/react';
import { fixtures } from '@/blocks/ArticleFeed/fixtures';
import { ArticleFeed } from '@/blocks/ArticleFeed/ArticleFeed';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('P1', 'ArticleFeed', ArticleFeed, fixtures);

test('[P1] ArticleFeed shows its heading', () => {
  renderBlock(ArticleFeed, fixtures.default);
  expect(screen.getByRole('heading', { level: 2, name: 'Heart care' })).toBeTruthy();
});
