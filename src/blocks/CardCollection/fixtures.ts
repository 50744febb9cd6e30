import type { Fixtures } from '@/cms/block-fixtures';
import { image, item, link, text } from '@/features/content/testing/fields';
import { stories } from '@/features/content/testing/stories';

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
/** Articles as an author chooses them. */
export const articles = (count: number) => Array.from({ length: count }, (_, index) => article(index + 1));
/** A channel with a story of its own. */
export const channel = item('heart', {
  tagDisplayName: text('The heart'),
  featuredArticle: article(99, 'Story of the channel'),
});

export const fixtures = {
  default: {
    fields: { titleText: text('Health news'), viewAllLink: link('/forefront', 'All news') },
    data: stories(6),
  },
  withoutLink: { fields: { titleText: text('Health news') }, data: stories(6) },
  numbered: {
    fields: { titleText: text('A series') },
    params: { look: 'numbered' },
    data: stories(5),
  },
  longest: { data: stories(1, { title: 'Rückenmarkskompressionssyndrom '.repeat(8) }) },
  editing: { fields: { articles: articles(9) }, page: { isEditing: true } },
  featured: { fields: { articles: articles(7), channel }, page: { isEditing: true } },
  empty: {},
} satisfies Fixtures;
