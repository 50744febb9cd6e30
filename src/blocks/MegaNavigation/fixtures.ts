import { mainNavigation } from '@/features/chrome/testing/samples';
import type { Fixtures } from '@/cms/block-fixtures';

export const fixtures = {
  default: { data: mainNavigation },
  editing: { data: mainNavigation, page: { isEditing: true } },
  empty: { data: [] },
} satisfies Fixtures;
