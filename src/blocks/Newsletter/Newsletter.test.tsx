import { screen } from '@testing-library/react';
import { fixtures } from '@/blocks/Newsletter/fixtures';
import { Newsletter } from '@/blocks/Newsletter/Newsletter';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('P1', 'Newsletter', Newsletter, fixtures);

test('[P1] Newsletter shows its heading', () => {
  renderBlock(Newsletter, fixtures.default);
  expect(screen.getByRole('heading', { level: 2, name: 'Heart care' })).toBeTruthy();
});
