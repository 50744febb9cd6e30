import { screen } from '@testing-library/react';
import { fixtures } from '@/blocks/QuoteBanner/fixtures';
import { QuoteBanner } from '@/blocks/QuoteBanner/QuoteBanner';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('P1', 'QuoteBanner', QuoteBanner, fixtures);

test('[P1] QuoteBanner shows its heading', () => {
  renderBlock(QuoteBanner, fixtures.default);
  expect(screen.getByRole('heading', { level: 2, name: 'Heart care' })).toBeTruthy();
});
