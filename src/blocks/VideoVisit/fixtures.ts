import type { Fixtures } from '@/cms/block-fixtures';
import { longText, text } from '@/features/content/testing/fields';

/** Visitors who come without the code of a link. */
export const fixtures = {
  default: { fields: { waitlistPhone: text('773-555-0100') } },
  withoutPhone: {},
  longest: { fields: { waitlistPhone: text(longText) } },
  editing: { page: { isEditing: true } },
} satisfies Fixtures;
