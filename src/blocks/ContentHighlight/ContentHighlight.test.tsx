import { screen } from '@testing-library/react';
import { fixtures } from '@/blocks/ContentHighlight/fixtures';
import { ContentHighlight } from '@/blocks/ContentHighlight/ContentHighlight';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('P1', 'ContentHighlight', ContentHighlight, fixtures);

test('[P1] ContentHighlight shows its heading', () => {
  renderBlock(ContentHighlight, fixtures.default);
  expect(screen.getByRole('heading', { level: 2, name: 'Heart care' })).toBeTruthy();
});
