import { screen } from '@testing-library/react';
import { fixtures } from '@/blocks/ContentGallery/fixtures';
import { ContentGallery } from '@/blocks/ContentGallery/ContentGallery';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('P1', 'ContentGallery', ContentGallery, fixtures);

test('[P1] ContentGallery shows its heading', () => {
  renderBlock(ContentGallery, fixtures.default);
  expect(screen.getByRole('heading', { level: 2, name: 'Heart care' })).toBeTruthy();
});
