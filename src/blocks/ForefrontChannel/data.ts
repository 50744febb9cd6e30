import type { Loader } from '@/cms/block';
import { fieldOf, itemOf, textOf } from '@/cms/fields/readers';
import { channelRows } from '@/config/news';
import type { ChannelStories, Stories } from '@/contracts/articles';
import { channelKey } from '@/domain/news';
import { readCards } from '@/features/content/model/article-card';
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
  const above = readCards(fieldOf(fields, 'shownAbove')).map(({ href }) => href);
  return { ...found, data: { ...withoutThose(above, found.data), channel: { ...channel, name } } };
};

/** Where more can be loaded, those that stand above stay: the next page is counted from all. */
function withoutThose(above: readonly string[], stories: Stories): Stories {
  if (stories.total > stories.articles.length) return stories;
  const articles = stories.articles.filter(({ href }) => !above.includes(href));
  return { ...stories, articles, total: articles.length };
}
