import type { Fixtures } from '@/cms/block-fixtures';
import { longText, text } from '@/features/content/testing/fields';

const filled = {
  metaTitle: text('Heart care'),
  metaDescription: text('Every heart, every age.'),
  metaKeywords: text('heart, cardiology'),
};

export const fixtures = {
  default: { fields: filled },
  longest: { fields: { ...filled, metaTitle: text(longText) } },
  editing: { fields: filled, page: { isEditing: true } },
  bareEditing: { page: { isEditing: true } },
} satisfies Fixtures;
