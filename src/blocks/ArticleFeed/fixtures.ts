import type { Fixtures } from '@/cms/block-fixtures';
import type { Stories } from '@/contracts/articles';
import { flag, longText, text } from '@/features/content/testing/fields';
import { stories } from '@/features/content/testing/stories';

const list = (count: number, more: Partial<Stories> = {}): Stories => ({
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
  default: { fields, page, data: list(6, { total: 20 }) },
  whole: { fields, page, data: list(4) },
  rows: { fields, page, params: { look: 'rows' }, data: list(6, { total: 20 }) },
  alternate: {
    fields: { ...fields, alternateCards: flag(true), loadMoreText: text('Further stories') },
    page,
    data: list(8, { total: 9, question: { ...asked, year: '', rows: 8 } }),
  },
  ofAYear: { fields, page, data: list(6, { total: 7, question: { ...asked, year: '2030' } }) },
  emptyYear: { fields, page, data: list(0, { question: { ...asked, year: '1999' } }) },
  noStories: { fields, page, data: list(0, { years: [] }) },
  longest: {
    fields: { titleText: text(longText), fieldLabel: text(longText) },
    page,
    data: list(2, { articles: stories(2, { title: longText, abstract: longText, topic: longText }) }),
  },
  hostile: {
    fields,
    page,
    data: list(1, {
      articles: stories(1, { title: '<img src=x onerror=alert(1)>', date: 'soon', image: undefined }),
    }),
  },
  editing: { fields, page: { ...page, isEditing: true } },
  rightToLeft: {
    fields,
    page: { ...page, direction: 'rtl', language: 'ar' },
    data: list(6, { total: 20 }),
  },
  empty: {},
} satisfies Fixtures;
