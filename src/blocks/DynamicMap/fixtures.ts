import type { Fixtures } from '@/cms/block-fixtures';
import { longText, text } from '@/features/content/testing/fields';

const filled = { titleText: text('Heart care'), introText: text('<p>Every heart, <b>every</b> age.</p>') };

export const fixtures = {
  default: { fields: filled },
  longest: { fields: { titleText: text(longText), introText: text(`<p>${longText}</p>`) } },
  editing: { fields: filled, page: { isEditing: true } },
  rightToLeft: { fields: filled, page: { direction: 'rtl', language: 'ar' } },
  empty: {},
} satisfies Fixtures;
