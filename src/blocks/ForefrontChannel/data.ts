import type { Loader } from '@/cms/block';
import { fieldOf, itemOf, textOf } from '@/cms/fields/readers';
import { channelRows } from '@/config/news';
import type { ChannelStories } from '@/contracts/articles';
import { channelKey } from '@/domain/news';
import { searchModelOf } from '@/features/content/model/stories-fields';
import { readStories } from '#services/news/stories';

/** The first stories of the author's channel. @requirement H1 */
export const load: Loader<ChannelStories> = async ({ rendering: { fields }, language, signal }) => {
  const tag = itemOf(fieldOf(fields, 'channelTag'));
  const channel = { id: channelKey(tag?.id ?? ''), name: '' };
  if (!tag || channel.id === '') return { ok: false, error: 'notFound' };
  const question = { channels: [channel.id], year: '', rows: channelRows, model: searchModelOf(fields) };
  const found = await readStories(question, { pages: 1, language }, signal);
  if (!found.ok) return found;
  if (found.data.articles.length === 0) return { ok: false, error: 'notFound' };
  const name = textOf(fieldOf(tag.fields, 'tagDisplayName')) || tag.displayName;
  return { ...found, data: { ...found.data, channel: { ...channel, name } } };
};
