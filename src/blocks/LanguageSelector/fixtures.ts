import { languages } from '@/features/chrome/testing/samples';
import type { Fixtures } from '@/cms/block-fixtures';

export const fixtures = {
  default: { data: languages },
  editing: { data: languages, page: { isEditing: true } },
  empty: { data: [] },
} satisfies Fixtures;
