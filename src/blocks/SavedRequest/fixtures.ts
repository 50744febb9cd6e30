import type { Fixtures } from '@/cms/block-fixtures';

/** Who comes without the code of a link. */
export const fixtures = {
  default: {},
  editing: { page: { isEditing: true } },
} satisfies Fixtures;
