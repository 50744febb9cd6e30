import type { Fixtures } from '@/cms/block-fixtures';
import { longText, text } from '@/features/content/testing/fields';
import { profileOf, type ProfileItem } from '@/features/profile/model/read-profile';
import { emptyItem, fullItem, hostileItem } from '@/features/profile/ui/fixtures';

const profile = (item: ProfileItem) =>
  profileOf({ ...item, fields: { ...item.fields, pediatricPhysician: { value: true } } });
const longest = { ...fullItem, fields: { ...fullItem.fields, headlineText: text(longText) } };

export const fixtures = {
  default: { data: profile(fullItem) },
  least: { data: profile(emptyItem) },
  longest: { data: profile(longest) },
  hostile: { data: profile(hostileItem) },
  rightToLeft: { data: profile(fullItem), page: { direction: 'rtl', language: 'ar' } },
  editing: { routeFields: fullItem.fields, page: { isEditing: true } },
  unavailable: {},
} satisfies Fixtures;
