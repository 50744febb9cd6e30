import { screen } from '@testing-library/react';
import { Image } from '@/blocks/Image/Image';
import { fixtures } from '@/blocks/Image/fixtures';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('G3', 'Image', Image, fixtures);

test('[G3] a picture has its description and its caption, and leads where its link says', () => {
  const { unmount } = renderBlock(Image, fixtures.default);
  expect(screen.getByRole('figure').textContent).toBe('Hyde Park');
  expect(screen.getByRole('img', { name: 'The main hospital' })).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
  unmount();
  renderBlock(Image, fixtures.linked);
  expect(screen.getByRole('link', { name: 'The main hospital' }).getAttribute('href')).toBe('/about');
});

test.each([
  [{ text: 'All campuses' }, 'Seen from the lake', 'All campuses'],
  [{ text: '' }, 'Seen from the lake', 'Seen from the lake'],
  [{ text: '' }, '', '/campus'],
])(
  '[G3] a picture without a description, a link with %j and the caption %j: the link is called %s',
  (link, caption, name) => {
    renderBlock(Image, {
      fields: {
        image: { value: { src: '/-/media/lake.webp', alt: '' } },
        caption: { value: caption },
        linkItem: { value: { href: '/campus', ...link } },
      },
    });
    expect(screen.getByRole('link', { name })).toBeTruthy();
  },
);
