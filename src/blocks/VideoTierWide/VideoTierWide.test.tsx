import { screen } from '@testing-library/react';
import { fixtures } from '@/blocks/VideoTierWide/fixtures';
import { VideoTierWide } from '@/blocks/VideoTierWide/VideoTierWide';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('P1', 'VideoTierWide', VideoTierWide, fixtures);

test('[P1] VideoTierWide shows its heading', () => {
  renderBlock(VideoTierWide, fixtures.default);
  expect(screen.getByRole('heading', { level: 2, name: 'Heart care' })).toBeTruthy();
});
