import type { LoaderResult } from '@/cms/block';
import { relatedLimit } from '@/config/news';
import type { ArticleCard } from '@/contracts/articles';
import { channelKey } from '@/domain/news';
import { readStories } from '#services/news/stories';

/**
 * What to read after a story: what its author chose, or the newest stories that share a topic with it. A story without
 * topics has none.
 * @param chosen - cards of the author's choice; none: they are looked for
 * @param story.itemPath - site path of the story itself, which is left out
 * @requirement H4
 */
export async function relatedStories(
  chosen: readonly ArticleCard[],
  story: {
    readonly topics: readonly { readonly id: string }[];
    readonly itemPath: string;
    readonly language: string;
    readonly signal: AbortSignal;
  },
): Promise<LoaderResult<readonly ArticleCard[]>> {
  const channels = story.topics.map(({ id }) => channelKey(id)).filter((id) => id !== '');
  if (chosen.length > 0 || channels.length === 0) return { ok: true, data: chosen };
  // One more, because the story itself may be among them.
  const question = { channels, year: '', rows: relatedLimit + 1, model: '' };
  const found = await readStories(question, { pages: 1, language: story.language }, story.signal);
  if (!found.ok) return found;
  const others = found.data.articles.filter(({ href }) => href !== story.itemPath);
  return { ok: true, data: others.slice(0, relatedLimit), isPartial: found.isPartial === true };
}
