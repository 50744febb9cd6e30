import { screen } from '@testing-library/react';
import { fixtures } from '@/blocks/ForefrontArticleCollection/fixtures';
import { ForefrontArticleCollection } from '@/blocks/ForefrontArticleCollection/ForefrontArticleCollection';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('P1', 'ForefrontArticleCollection', ForefrontArticleCollection, fixtures);

test('[P1] ForefrontArticleCollection shows its heading', () => {
  renderBlock(ForefrontArticleCollection, fixtures.default);
  expect(screen.getByRole('heading', { level: 2, name: 'Heart care' })).toBeTruthy();
});
