import { screen } from '@testing-library/react';
import { fixtures } from '@/blocks/BYOCWrapper/fixtures';
import { BYOCWrapper } from '@/blocks/BYOCWrapper/BYOCWrapper';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('P1', 'BYOCWrapper', BYOCWrapper, fixtures);

test('[P1] BYOCWrapper shows its heading', () => {
  renderBlock(BYOCWrapper, fixtures.default);
  expect(screen.getByRole('heading', { level: 2, name: 'Heart care' })).toBeTruthy();
});
