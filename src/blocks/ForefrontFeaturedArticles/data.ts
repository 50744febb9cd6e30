import type { Loader } from '@/cms/block';
import { fieldOf } from '@/cms/fields/readers';
import type { ArticleCard } from '@/contracts/articles';
import { readCards } from '@/features/content/model/article-card';

/** The cards of the author's stories. @requirement H1 */
export const load: Loader<readonly ArticleCard[]> = async ({ rendering: { fields } }) => ({
  ok: true,
  data: readCards(fieldOf(fields, 'articles')),
});
