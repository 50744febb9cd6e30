import { screen } from '@testing-library/react';
import { fixtures } from '@/blocks/DynamicMap/fixtures';
import { DynamicMap } from '@/blocks/DynamicMap/DynamicMap';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('P1', 'DynamicMap', DynamicMap, fixtures);

test('[P1] DynamicMap shows its heading', () => {
  renderBlock(DynamicMap, fixtures.default);
  expect(screen.getByRole('heading', { level: 2, name: 'Heart care' })).toBeTruthy();
});
