import type { Fixtures } from '@/cms/block-fixtures';
import { image, item, longText, link, text } from '@/features/content/testing/fields';

const article = (number: number, title = `Article ${number}`) =>
  item(
    `article-${number}`,
    {
      articleTitle: text(title),
      datePublished: text('2026-03-04T00:00:00Z'),
      universalImage: image('heart'),
      channelTags: [item('heart', { tagDisplayName: text('Heart') })],
    },
    `/forefront/articles/article-${number}`,
  );
const articles = (count: number) => Array.from({ length: count }, (_, index) => article(index + 1));

export const fixtures = {
  default: {
    fields: {
      titleText: text('Health news'),
      articles: articles(6),
      viewAllLink: link('/forefront', 'All news'),
    },
  },
  tooMany: { fields: { titleText: text('Health news'), articles: articles(9) } },
  longest: { fields: { articles: [article(1, longText)] } },
  editing: { fields: { articles: articles(2) }, page: { isEditing: true } },
  empty: {},
} satisfies Fixtures;
