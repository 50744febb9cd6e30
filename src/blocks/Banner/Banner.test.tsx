import { screen } from '@testing-library/react';
import { Banner } from '@/blocks/Banner/Banner';
import { fixtures } from '@/blocks/Banner/fixtures';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('G4', 'Banner', Banner, fixtures);

test('[G4] title, introduction, links and picture', () => {
  renderBlock(Banner, {
    fields: {
      titleText: { value: 'Flu shots' },
      introText: { value: '<p>From <em>September</em> on.</p>' },
      links: [
        { fields: { linkItem: { value: { href: '/flu', text: 'Where to get one' } } } },
        { fields: { linkItem: { value: { href: '', text: 'Nowhere' } } } },
      ],
      displayImage: { value: { src: '/-/media/flu.webp', alt: 'A nurse with a syringe' } },
    },
  });
  expect(screen.getByRole('heading', { level: 2, name: 'Flu shots' })).toBeTruthy();
  expect(screen.getByText('September').tagName).toBe('EM');
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Where to get one']);
  expect(screen.getByRole('img', { name: 'A nurse with a syringe' })).toBeTruthy();
});

test('[G4] a banner with a picture or links alone is shown', () => {
  const { unmount } = renderBlock(Banner, fixtures.pictureOnly);
  expect(screen.getByRole('img')).toBeTruthy();
  unmount();
  renderBlock(Banner, fixtures.linksOnly);
  expect(screen.getAllByRole('link')).toHaveLength(2);
});
