import type { LoaderResult } from '@/cms/block';
import { relatedLimit } from '@/config/news';
import type { ArticleCard } from '@/contracts/articles';
import { channelKey } from '@/domain/news';
import { findArticles } from '#services/search/lists/articles';

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
  const found = await findArticles(
    question,
    { start: 0, rows: question.rows, language: story.language },
    story.signal,
  );
  if (!found.ok) return { ok: false, error: 'searchUnavailable' };
  const others = found.value.articles.filter(({ href }) => href !== story.itemPath);
  return { ok: true, data: others.slice(0, relatedLimit), isPartial: found.value.isRemembered };
}
