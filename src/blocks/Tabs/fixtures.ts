import type { Fixtures } from '@/cms/block-fixtures';
import { item, longText, text } from '@/features/content/testing/fields';

const tab = (name: string, title: string, words: string) =>
  item(name, { title: text(title), description: text(`<p>${words}</p>`) });
const tabItems = [
  tab('before', 'Before your visit', 'Bring a list of your medicines.'),
  tab('after', 'After your visit', 'Your notes are in the portal.'),
];

export const fixtures = {
  default: { fields: { titleText: text('Your visit'), tabItems } },
  onlyOne: { fields: { tabItems: tabItems.slice(1) } },
  longest: {
    fields: { titleText: text(longText), tabItems: [tab('long', longText, longText), ...tabItems] },
  },
  rightToLeft: { fields: { tabItems }, page: { direction: 'rtl', language: 'ar' } },
  editing: { fields: { tabItems }, page: { isEditing: true } },
  empty: {},
} satisfies Fixtures;
