import type { Fixtures } from '@/cms/block-fixtures';
import { link, longText, text } from '@/features/content/testing/fields';

const filled = {
  titleText: text('On this device'),
  introText: text('<p>Nobody else has <b>this</b> list.</p>'),
  trialSearchLink: link('/studies', 'Studies'),
};

export const fixtures = {
  default: { fields: filled },
  longest: { fields: { titleText: text(longText), introText: text(`<p>${longText}</p>`) } },
  editing: { fields: filled, page: { isEditing: true } },
  rightToLeft: { fields: filled, page: { direction: 'rtl', language: 'ar' } },
  least: {},
} satisfies Fixtures;
