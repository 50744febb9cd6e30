import type { Fixtures } from '@/cms/block-fixtures';
import { image, item, link, longText, text } from '@/features/content/testing/fields';

const filled = {
  titleText: text('What to bring'),
  introText: text('<p>Everything fits into one bag.</p>'),
  listItems: [
    item('card', {
      titleText: text('Your insurance card'),
      details: text('<p>Both sides, and a photo ID.</p>'),
      image: image('home', 'A desk at the entrance'),
      linkItem: link('/insurance', 'Plans that we accept'),
    }),
    item('list', { titleText: text('A list of your medicines'), details: text('<p>With <b>doses</b>.</p>') }),
    item('someone', { titleText: text('Someone to listen with you'), linkItem: link('/visitors', '') }),
  ],
};

export const fixtures = {
  default: { fields: filled },
  columns: { fields: filled, params: { columns: '3' } },
  untitled: { fields: { listItems: filled.listItems } },
  longest: {
    fields: {
      titleText: text(longText),
      listItems: [
        item('long', {
          titleText: text(longText.replaceAll(' ', '')),
          details: text(`<p>${longText}</p>`),
          linkItem: link('/x', longText),
        }),
      ],
    },
  },
  odd: { fields: { listItems: [item('nothing', {}), item('number', { titleText: { value: 7 } }), null] } },
  editing: { fields: filled, page: { isEditing: true } },
  rightToLeft: { fields: filled, page: { direction: 'rtl', language: 'ar' } },
  empty: { fields: { listItems: [] } },
} satisfies Fixtures;
