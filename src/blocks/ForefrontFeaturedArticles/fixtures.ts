import type { Fixtures } from '@/cms/block-fixtures';
import { item, longText, text } from '@/features/content/testing/fields';
import { stories } from '@/features/content/testing/stories';

const fields = { titleText: text('Worth your time') };
const story = (name: string) => item(name, { articleTitle: text(name) }, `/forefront/articles/${name}`);

export const fixtures = {
  default: { fields, data: stories(5) },
  one: { fields, data: stories(1) },
  withoutTitle: { data: stories(2) },
  longest: {
    fields: { titleText: text(longText) },
    data: stories(3, { title: longText, abstract: longText }),
  },
  editing: { fields: { ...fields, articles: [story('first'), story('second')] }, page: { isEditing: true } },
  rightToLeft: { fields, data: stories(4), page: { direction: 'rtl', language: 'ar' } },
  empty: {},
} satisfies Fixtures;
