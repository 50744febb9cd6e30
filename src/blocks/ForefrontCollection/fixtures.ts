import type { Fixtures } from '@/cms/block-fixtures';
import type { ArticleCollection } from '@/contracts/articles';
import { longText, text } from '@/features/content/testing/fields';
import { stories } from '@/features/content/testing/stories';

const collection = (count: number, more: Partial<ArticleCollection> = {}): ArticleCollection => ({
  question: { channels: ['9f8e7d6c'], year: '', rows: 6, model: '' },
  articles: stories(count),
  total: count,
  years: [],
  channel: '9f8e7d6c',
  channelName: 'Sleep & dreams',
  ...more,
});
const fields = { titleText: text('All topics'), introText: text('<p>Choose one.</p>') };
const page = { pathname: '/forefront/collection' };

export const fixtures = {
  default: { fields, page, data: collection(6, { total: 8, years: ['2031', '2030'] }) },
  withoutChannel: { fields, page, data: collection(2, { channel: '', channelName: '' }) },
  unknownChannel: { fields, page, data: collection(0, { channelName: 'Nobody knows' }) },
  notAChannel: { fields, page, data: collection(0, { channel: '', channelName: '' }) },
  longest: { fields: {}, page, data: collection(1, { channelName: longText }) },
  hostile: { fields, page, data: collection(1, { channelName: '<script>alert(1)</script>' }) },
  editing: { fields, page: { ...page, isEditing: true } },
  rightToLeft: { fields, page: { ...page, direction: 'rtl', language: 'ar' }, data: collection(6) },
  empty: {},
} satisfies Fixtures;
