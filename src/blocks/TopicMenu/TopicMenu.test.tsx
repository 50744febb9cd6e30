import { screen } from '@testing-library/react';
import { fixtures } from '@/blocks/TopicMenu/fixtures';
import { TopicMenu } from '@/blocks/TopicMenu/TopicMenu';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('P1', 'TopicMenu', TopicMenu, fixtures);

test('[P1] TopicMenu shows its heading', () => {
  renderBlock(TopicMenu, fixtures.default);
  expect(screen.getByRole('heading', { level: 2, name: 'Heart care' })).toBeTruthy();
});
