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

test('[G3] a picture with title, details, links and a detail link; one without words is called by its address', () => {
  const image = { value: { src: '/-/media/x.webp', alt: 'A waiting room' } };
  const { unmount } = renderBlock(PromoCard, {
    fields: {
      image,
      title: { value: 'Walk in' },
      details: { value: '<p>Until <i>nine</i>.</p>' },
      links: [{ fields: { linkItem: { value: { href: '/hours', text: 'Hours' } } } }],
      detailLink: { value: { href: '/walk-in', text: 'About walking in' } },
    },
  });
  expect(screen.getByRole('img', { name: 'A waiting room' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'Walk in' })).toBeTruthy();
  expect(screen.getByText('nine').tagName).toBe('I');
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Hours', 'About walking in']);
  unmount();
  renderBlock(PromoCard, {
    fields: { image, singleLink: { value: true }, detailLink: { value: { href: '/walk-in', text: '' } } },
  });
  expect(screen.getByRole('link', { name: '/walk-in' })).toBeTruthy();
});

test('[G3] a card of links alone is a card', () => {
  const links = [{ fields: { linkItem: { value: { href: '/parking', text: 'Parking' } } } }];
  renderBlock(PromoCard, { fields: { links } });
  expect(screen.getByRole('link', { name: 'Parking' })).toBeTruthy();
});
