import { screen } from '@testing-library/react';
import { fixtures } from '@/blocks/ForefrontFeaturedArticles/fixtures';
import { ForefrontFeaturedArticles } from '@/blocks/ForefrontFeaturedArticles/ForefrontFeaturedArticles';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('P1', 'ForefrontFeaturedArticles', ForefrontFeaturedArticles, fixtures);

test('[P1] ForefrontFeaturedArticles shows its heading', () => {
  renderBlock(ForefrontFeaturedArticles, fixtures.default);
  expect(screen.getByRole('heading', { level: 2, name: 'Heart care' })).toBeTruthy();
});
