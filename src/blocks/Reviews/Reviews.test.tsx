import { screen } from '@testing-library/react';
import { fixtures } from '@/blocks/Reviews/fixtures';
import { Reviews } from '@/blocks/Reviews/Reviews';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('D6', 'Reviews', Reviews, fixtures);

test('[D6] it shows what patients say about the physician of the page', () => {
  renderBlock(Reviews, fixtures.default);
  expect(screen.getByRole('heading', { level: 2, name: 'Ratings & Reviews' })).toBeTruthy();
  expect(screen.getByText(/They took the time to explain everything/)).toBeTruthy();
});
