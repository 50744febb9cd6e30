import { screen } from '@testing-library/react';
import { fixtures } from '@/blocks/NavigationSidebar/fixtures';
import { NavigationSidebar } from '@/blocks/NavigationSidebar/NavigationSidebar';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('P1', 'NavigationSidebar', NavigationSidebar, fixtures);

test('[P1] NavigationSidebar shows its heading', () => {
  renderBlock(NavigationSidebar, fixtures.default);
  expect(screen.getByRole('heading', { level: 2, name: 'Heart care' })).toBeTruthy();
});
