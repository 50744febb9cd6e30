import { screen } from '@testing-library/react';
import { fixtures } from '@/blocks/ContentSlider/fixtures';
import { ContentSlider } from '@/blocks/ContentSlider/ContentSlider';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('P1', 'ContentSlider', ContentSlider, fixtures);

test('[P1] ContentSlider shows its heading', () => {
  renderBlock(ContentSlider, fixtures.default);
  expect(screen.getByRole('heading', { level: 2, name: 'Heart care' })).toBeTruthy();
});
