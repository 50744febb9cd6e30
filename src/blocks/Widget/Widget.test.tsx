import { screen } from '@testing-library/react';
import { fixtures } from '@/blocks/Widget/fixtures';
import { Widget } from '@/blocks/Widget/Widget';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('P1', 'Widget', Widget, fixtures);

test('[P1] Widget shows its heading', () => {
  renderBlock(Widget, fixtures.default);
  expect(screen.getByRole('heading', { level: 2, name: 'Heart care' })).toBeTruthy();
});
