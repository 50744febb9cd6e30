import type { Loader } from '@/cms/block';
import { fieldOf, itemOf } from '@/cms/fields/readers';
import type { ArticleCard } from '@/contracts/articles';
import { readCard } from '@/features/content/model/article-card';

/** The card of the story of the day: its item holds the whole article. @requirement H1 */
export const load: Loader<ArticleCard | null> = async ({ rendering: { fields } }) => {
  const item = itemOf(fieldOf(fields, 'featuredArticle'));
  return { ok: true, data: (item && readCard(item)) ?? null };
};
