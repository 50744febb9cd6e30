import { screen } from '@testing-library/react';
import { fixtures } from '@/blocks/ContentList/fixtures';
import { ContentList } from '@/blocks/ContentList/ContentList';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('P1', 'ContentList', ContentList, fixtures);

test('[P1] ContentList shows its heading', () => {
  renderBlock(ContentList, fixtures.default);
  expect(screen.getByRole('heading', { level: 2, name: 'Heart care' })).toBeTruthy();
});
