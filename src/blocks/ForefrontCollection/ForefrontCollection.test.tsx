import { screen } from '@testing-library/react';
import { fixtures } from '@/blocks/ForefrontCollection/fixtures';
import { ForefrontCollection } from '@/blocks/ForefrontCollection/ForefrontCollection';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('P1', 'ForefrontCollection', ForefrontCollection, fixtures);

test('[P1] ForefrontCollection shows its heading', () => {
  renderBlock(ForefrontCollection, fixtures.default);
  expect(screen.getByRole('heading', { level: 2, name: 'Heart care' })).toBeTruthy();
});
