import { screen } from '@testing-library/react';
import { fixtures } from '@/blocks/Video/fixtures';
import { Video } from '@/blocks/Video/Video';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('P1', 'Video', Video, fixtures);

test('[P1] Video shows its heading', () => {
  renderBlock(Video, fixtures.default);
  expect(screen.getByRole('heading', { level: 2, name: 'Heart care' })).toBeTruthy();
});
