import type { Fixtures } from '@/cms/block-fixtures';
import { longText, text } from '@/features/content/testing/fields';

/** Visitors see nothing of it: it is the head of the page. */
export const fixtures = {
  default: {
    fields: {
      pageTitle: text('Heart care'),
      metaDescription: text('Doctors for the heart.'),
      metaKeywords: text('heart, doctor'),
    },
  },
  longest: { fields: { metaTitle: text(longText) } },
  editing: { page: { isEditing: true } },
  empty: {},
} satisfies Fixtures;
