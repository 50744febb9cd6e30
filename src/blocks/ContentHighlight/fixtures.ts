import type { Fixtures } from '@/cms/block-fixtures';
import { blockLink, image, longText, text } from '@/features/content/testing/fields';

const filled = {
  headingText: text('A nurse calls you the next day'),
  introText: text('<p>After every procedure, <b>always</b> before noon.</p>'),
  image: image('heart', 'A nurse on the phone'),
  links: [blockLink('/after', 'After a procedure'), blockLink('tel:+17735550196', 'Call 773-555-0196')],
};

export const fixtures = {
  default: { fields: filled },
  mediaFirst: { fields: filled, params: { mediaFirst: '1' } },
  withoutPicture: { fields: { ...filled, image: {} } },
  pictureOnly: { fields: { image: filled.image } },
  longest: { fields: { ...filled, headingText: text(longText), introText: text(`<p>${longText}</p>`) } },
  editing: { fields: filled, page: { isEditing: true } },
  rightToLeft: { fields: filled, page: { direction: 'rtl', language: 'ar' } },
  empty: {},
} satisfies Fixtures;
