import type { Fixtures } from '@/cms/block-fixtures';
import { image, item, link, longText, text } from '@/features/content/testing/fields';

const card = (title: string) =>
  item(title, {
    titleText: text(title),
    details: text('One line'),
    icon: text('calendar'),
    linkItem: link('/x', title),
  });

export const fixtures = {
  default: { fields: { titleText: text('What would you like to do?'), cards: [card('Book'), card('Pay')] } },
  pictures: {
    fields: {
      cards: [item('a', { titleText: text('Visit'), image: image('home'), linkItem: link('/v', '') })],
    },
  },
  chips: { fields: { cards: [card('Book'), card('Pay')] }, params: { look: 'chips' } },
  longest: { fields: { cards: [card(longText)] } },
  odd: {
    fields: {
      cards: [item('a', { linkItem: link('/x', '') }), item('b', { linkItem: { value: 7 } }), card('Book')],
    },
  },
  editing: { fields: { cards: [card('Book')] }, page: { isEditing: true } },
  rightToLeft: { fields: { cards: [card('Book')] }, page: { direction: 'rtl', language: 'ar' } },
  empty: { fields: { cards: [item('nowhere', { titleText: text('No link') })] } },
} satisfies Fixtures;
