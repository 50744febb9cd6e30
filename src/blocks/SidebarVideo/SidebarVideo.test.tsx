import { screen } from '@testing-library/react';
import { fixtures } from '@/blocks/SidebarVideo/fixtures';
import { SidebarVideo } from '@/blocks/SidebarVideo/SidebarVideo';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('P1', 'SidebarVideo', SidebarVideo, fixtures);

test('[P1] SidebarVideo shows its heading', () => {
  renderBlock(SidebarVideo, fixtures.default);
  expect(screen.getByRole('heading', { level: 2, name: 'Heart care' })).toBeTruthy();
});
