import { screen } from '@testing-library/react';
import { InPageNavigation } from '@/blocks/InPageNavigation/InPageNavigation';
import { fixtures } from '@/blocks/InPageNavigation/fixtures';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('G3', 'InPageNavigation', InPageNavigation, fixtures);

test('[G3] each card is one link with its title and its line', () => {
  renderBlock(InPageNavigation, {
    fields: {
      titleText: { value: 'Before you come' },
      cards: [
        {
          fields: {
            titleText: { value: 'Parking' },
            details: { value: 'Two hours are free' },
            linkItem: { value: { href: '/parking', text: 'Read on' } },
          },
        },
      ],
    },
  });
  expect(screen.getByRole('heading', { level: 2, name: 'Before you come' })).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Parking Two hours are free' });
  expect(link.getAttribute('href')).toBe('/parking');
});

test('[G3] a card without words is called by its address, one without an address is left out', () => {
  renderBlock(InPageNavigation, fixtures.odd);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['/x', 'BookOne line']);
});

test('[G3] as chips the cards are links with their titles alone', () => {
  renderBlock(InPageNavigation, fixtures.chips);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Book', 'Pay']);
});
