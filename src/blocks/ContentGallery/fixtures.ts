import type { Fixtures } from '@/cms/block-fixtures';
import { image, item, link, longText, text } from '@/features/content/testing/fields';

const picture = (name: string, title: string, more = {}) =>
  item(name, {
    titleText: text(title),
    details: text(`<p>${title}, seen from the door.</p>`),
    image: image(name, `${title} in daylight`),
    ...more,
  });
const filled = {
  titleText: text('A look inside'),
  galleryItems: [
    picture('home', 'The entrance hall', { linkItem: link('/visit', 'Plan a visit') }),
    picture('heart', 'A patient room'),
    picture('children', 'The playroom'),
  ],
};

export const fixtures = {
  default: { fields: filled },
  one: { fields: { titleText: text('A look inside'), galleryItems: filled.galleryItems.slice(0, 1) } },
  withoutWords: {
    fields: {
      galleryItems: [
        item('a', { image: image('home', 'The entrance hall') }),
        item('b', { image: image('heart') }),
        item('c', { titleText: text('Without a picture') }),
      ],
    },
  },
  longest: {
    fields: {
      titleText: text(longText),
      galleryItems: [
        picture('home', longText, { linkItem: link('/x', longText) }),
        picture('heart', longText.replaceAll(' ', '')),
      ],
    },
  },
  many: {
    fields: { galleryItems: Array.from({ length: 12 }, (_, index) => picture('home', `Room ${index + 1}`)) },
  },
  odd: {
    fields: {
      titleText: { value: 7 },
      galleryItems: [null, 3, item('x', {}), item('y', { titleText: text('Y') })],
    },
  },
  editing: { fields: filled, page: { isEditing: true } },
  rightToLeft: { fields: filled, page: { direction: 'rtl', language: 'ar' } },
  empty: { fields: { titleText: text('A look inside'), galleryItems: [item('nothing', {})] } },
} satisfies Fixtures;
