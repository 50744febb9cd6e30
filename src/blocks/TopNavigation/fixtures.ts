import { topNavigation } from '@/features/chrome/testing/samples';
import type { Fixtures } from '@/features/content/testing/fields';

export const fixtures = {
  default: { data: topNavigation },
  editing: { data: topNavigation, page: { isEditing: true } },
  empty: { data: [] },
} satisfies Fixtures;
