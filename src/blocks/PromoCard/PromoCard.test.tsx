import { screen } from '@testing-library/react';
import { PromoCard } from '@/blocks/PromoCard/PromoCard';
import { fixtures } from '@/blocks/PromoCard/fixtures';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('G3', 'PromoCard', PromoCard, fixtures);

test('[A14] the optimizer is told the widths of the picture', () => {
  renderBlock(PromoCard, fixtures.default);
  expect(screen.getByRole('img').getAttribute('sizes')).toBe('(max-width: 768px) 50vw, 600px');
});

test('[G3] with the single-link flag there is one link', () => {
  renderBlock(PromoCard, fixtures.single);
  expect(screen.getAllByRole('link').map((anchor) => anchor.textContent)).toEqual(['Second opinion']);
});
