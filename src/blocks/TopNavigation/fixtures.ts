import { topNavigation } from '@/features/chrome/testing/samples';
import type { Fixtures } from '@/cms/block-fixtures';

export const fixtures = {
  default: { data: topNavigation },
  editing: { data: topNavigation, page: { isEditing: true } },
  empty: { data: [] },
} satisfies Fixtures;
