import { screen } from '@testing-library/react';
import { fixtures } from '@/blocks/ForefrontChannel/fixtures';
import { ForefrontChannel } from '@/blocks/ForefrontChannel/ForefrontChannel';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('P1', 'ForefrontChannel', ForefrontChannel, fixtures);

test('[P1] ForefrontChannel shows its heading', () => {
  renderBlock(ForefrontChannel, fixtures.default);
  expect(screen.getByRole('heading', { level: 2, name: 'Heart care' })).toBeTruthy();
});
