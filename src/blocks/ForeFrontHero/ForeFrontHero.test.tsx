import { screen } from '@testing-library/react';
import { fixtures } from '@/blocks/ForeFrontHero/fixtures';
import { ForeFrontHero } from '@/blocks/ForeFrontHero/ForeFrontHero';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('P1', 'ForeFrontHero', ForeFrontHero, fixtures);

test('[P1] ForeFrontHero shows its heading', () => {
  renderBlock(ForeFrontHero, fixtures.default);
  expect(screen.getByRole('heading', { level: 2, name: 'Heart care' })).toBeTruthy();
});
