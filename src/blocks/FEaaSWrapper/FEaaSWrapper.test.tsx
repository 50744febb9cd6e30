import { screen } from '@testing-library/react';
import { fixtures } from '@/blocks/FEaaSWrapper/fixtures';
import { FEaaSWrapper } from '@/blocks/FEaaSWrapper/FEaaSWrapper';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('P1', 'FEaaSWrapper', FEaaSWrapper, fixtures);

test('[P1] FEaaSWrapper shows its heading', () => {
  renderBlock(FEaaSWrapper, fixtures.default);
  expect(screen.getByRole('heading', { level: 2, name: 'Heart care' })).toBeTruthy();
});
