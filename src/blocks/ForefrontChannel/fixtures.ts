import type { Fixtures } from '@/cms/block-fixtures';
import type { ChannelStories } from '@/contracts/articles';
import { link, longText, text } from '@/features/content/testing/fields';
import { stories } from '@/features/content/testing/stories';

const channel = (count: number, more: Partial<ChannelStories> = {}): ChannelStories => ({
  question: { channels: ['9f8e7d6c'], year: '', rows: 6, model: '' },
  articles: stories(count),
  total: count,
  years: [],
  channel: { id: '9f8e7d6c', name: 'Sleep & dreams' },
  ...more,
});

export const fixtures = {
  default: { data: channel(6, { total: 13 }) },
  authored: {
    fields: { titleText: text('Good nights'), viewAllLink: link('/sleep', 'All about sleep') },
    data: channel(3),
  },
  longest: {
    fields: { titleText: text(longText) },
    data: channel(1, { channel: { id: '1', name: longText } }),
  },
  editing: { fields: { titleText: text('Good nights') }, page: { isEditing: true } },
  rightToLeft: { data: channel(6), page: { direction: 'rtl', language: 'ar' } },
  empty: {},
} satisfies Fixtures;
