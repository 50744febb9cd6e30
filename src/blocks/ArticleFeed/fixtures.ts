import type { Fixtures } from '@/cms/block-fixtures';
import type { ArticleFeed } from '@/contracts/articles';
import { flag, longText, text } from '@/features/content/testing/fields';
import { stories } from '@/features/content/testing/stories';

const feed = (count: number, more: Partial<ArticleFeed> = {}): ArticleFeed => ({
  question: { channels: ['a1b2'], year: '', rows: 6, model: '' },
  articles: stories(count),
  total: count,
  years: ['2031', '2030', '2029'],
  ...more,
});
const asked = { channels: [], rows: 6, model: '' };
const fields = { titleText: text('All stories') };
const page = { pathname: '/forefront' };

export const fixtures = {
  default: { fields, page, data: feed(6, { total: 20 }) },
  whole: { fields, page, data: feed(4) },
  alternate: {
    fields: { ...fields, alternateCards: flag(true), loadMoreText: text('Further stories') },
    page,
    data: feed(8, { total: 9, question: { ...asked, year: '', rows: 8 } }),
  },
  ofAYear: { fields, page, data: feed(6, { total: 7, question: { ...asked, year: '2030' } }) },
  emptyYear: { fields, page, data: feed(0, { question: { ...asked, year: '1999' } }) },
  noStories: { fields, page, data: feed(0, { years: [] }) },
  longest: {
    fields: { titleText: text(longText), fieldLabel: text(longText) },
    page,
    data: feed(2, { articles: stories(2, { title: longText, abstract: longText, topic: longText }) }),
  },
  hostile: {
    fields,
    page,
    data: feed(1, {
      articles: stories(1, { title: '<img src=x onerror=alert(1)>', date: 'soon', image: undefined }),
    }),
  },
  editing: { fields, page: { ...page, isEditing: true } },
  rightToLeft: {
    fields,
    page: { ...page, direction: 'rtl', language: 'ar' },
    data: feed(6, { total: 20 }),
  },
  empty: {},
} satisfies Fixtures;
