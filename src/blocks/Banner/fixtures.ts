import type { Fixtures } from '@/cms/block-fixtures';
import { blockLink, image, longText, text } from '@/features/content/testing/fields';

const filled = {
  titleText: text('Heart care'),
  introText: text('<p>Every heart, <b>every</b> age.</p>'),
  displayImage: image('heart', 'A doctor listens to a heart'),
  links: [
    blockLink('/find-a-physician', 'Find a heart doctor', { styleClass: text('primary') }),
    blockLink('tel:+17735550196', 'Call 773-555-0196'),
  ],
};

export const fixtures = {
  default: { fields: filled },
  pictureOnly: { fields: { displayImage: filled.displayImage } },
  linksOnly: { fields: { links: filled.links } },
  withoutPicture: { fields: { titleText: text('Heart care') } },
  longest: { fields: { ...filled, titleText: text(longText), introText: text(`<p>${longText}</p>`) } },
  editing: { fields: filled, page: { isEditing: true } },
  rightToLeft: { fields: filled, page: { direction: 'rtl', language: 'ar' } },
  empty: {},
} satisfies Fixtures;
