import type { Fixtures } from '@/cms/block-fixtures';
import { item, longText, text } from '@/features/content/testing/fields';

const article = (title: string, datePublished: unknown, url = '/forefront/articles/one') =>
  item(title, { articleTitle: text(title), datePublished: { value: datePublished } }, url);
const filled = {
  headerText: text('In the news'),
  feedArticles: [
    article('Walking after a new hip', '2026-10-14T00:00:00Z'),
    article('What a bone scan shows', '20260903T120000Z'),
  ],
};

export const fixtures = {
  default: { fields: filled },
  untitled: { fields: { feedArticles: filled.feedArticles } },
  odd: {
    fields: {
      feedArticles: [
        article('Soon', 'next spring'),
        article('Never', '0001-01-01T00:00:00Z'),
        article('A number', 5),
        article('Nowhere', '2026-10-14', ''),
        item('', {}),
      ],
    },
  },
  longest: {
    fields: { feedArticles: [article(longText, '2026-10-14'), article(longText.replaceAll(' ', ''), '')] },
  },
  editing: { fields: filled, page: { isEditing: true } },
  rightToLeft: { fields: filled, page: { direction: 'rtl', language: 'ar' } },
  empty: { fields: { headerText: text('In the news'), feedArticles: [] } },
} satisfies Fixtures;
