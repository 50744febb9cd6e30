import { screen } from '@testing-library/react';
import { fixtures } from '@/blocks/NewsArticle/fixtures';
import { NewsArticle } from '@/blocks/NewsArticle/NewsArticle';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('P1', 'NewsArticle', NewsArticle, fixtures);

test('[P1] NewsArticle shows its heading', () => {
  renderBlock(NewsArticle, fixtures.default);
  expect(screen.getByRole('heading', { level: 2, name: 'Heart care' })).toBeTruthy();
});
