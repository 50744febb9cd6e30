import type { Fixtures } from '@/cms/block-fixtures';
import { blockLink, longText, text } from '@/features/content/testing/fields';

const fields = {
  leftLinks: [blockLink('/sleep', 'Sleep', { linkIcon: text('heart') }), blockLink('/teeth', 'Teeth')],
  rightLinks: [blockLink('/skin', 'Skin'), blockLink('/travel', 'Travel')],
  featuredButtons: [
    blockLink('/letters', 'Our letters', { linkIcon: text('mail') }),
    blockLink('/all', 'Everything', { linkIcon: text('no-such-icon') }),
  ],
};

export const fixtures = {
  default: { fields },
  ownTitle: { fields: { ...fields, titleText: text('What interests you?') } },
  leftAlone: { fields: { leftLinks: fields.leftLinks } },
  longest: { fields: { titleText: text(longText), leftLinks: [blockLink('/x', longText)] } },
  editing: { fields, page: { isEditing: true } },
  rightToLeft: { fields, page: { direction: 'rtl', language: 'ar' } },
  empty: {},
} satisfies Fixtures;
