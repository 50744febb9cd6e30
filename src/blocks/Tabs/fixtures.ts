import type { Fixtures } from '@/cms/block-fixtures';
import { item, longText, text } from '@/features/content/testing/fields';

const tab = (name: string, title: string, description: string) =>
  item(name, { title: text(title), description: text(description) });
const filled = {
  titleText: text('Who helps you'),
  tabItems: [
    tab('before', 'Before you come', '<p>A nurse calls you.</p>'),
    tab('after', 'At home again', '<p>We see you by <b>video</b>.</p>'),
  ],
};

export const fixtures = {
  default: { fields: filled },
  withoutTitle: { fields: { tabItems: filled.tabItems } },
  longest: { fields: { titleText: text(longText), tabItems: [tab('x', longText, `<p>${longText}</p>`)] } },
  editing: { fields: filled, page: { isEditing: true } },
  rightToLeft: { fields: filled, page: { direction: 'rtl', language: 'ar' } },
  empty: {},
} satisfies Fixtures;
