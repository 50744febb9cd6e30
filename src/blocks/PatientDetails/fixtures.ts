import type { Fixtures } from '@/cms/block-fixtures';
import { text } from '@/features/content/testing/fields';

/** Who comes without a time that they chose. */
export const fixtures = {
  default: { fields: { waitlistPhone: text('773-555-0100') }, data: { takesTexts: true } },
  withoutPhone: { data: { takesTexts: false } },
  editing: { page: { isEditing: true } },
} satisfies Fixtures;
