import type { Fixtures } from '@/cms/block-fixtures';
import { text } from '@/features/content/testing/fields';

/** Who comes without the code of a link. */
export const fixtures = {
  default: { fields: { waitlistPhone: text('773-555-0100') } },
  withoutPhone: {},
  editing: { page: { isEditing: true } },
} satisfies Fixtures;
