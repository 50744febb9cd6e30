import type { Fixtures } from '@/cms/block-fixtures';
import { link, longText, text } from '@/features/content/testing/fields';

const filled = {
  searchPageLink: link('/search', 'Search'),
  placeholderText: text('Doctors, places, conditions'),
  buttonText: text('Find'),
};

export const fixtures = {
  default: { fields: filled },
  longest: { fields: { ...filled, placeholderText: text(longText), buttonText: text(longText) } },
  rightToLeft: { fields: filled, page: { direction: 'rtl', language: 'ar' } },
  editing: { page: { isEditing: true } },
  empty: {},
} satisfies Fixtures;
