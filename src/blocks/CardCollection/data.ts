import type { Loader } from '@/cms/block';
import type { ArticleCard } from '@/contracts/articles';
import { readCollection } from '@/blocks/CardCollection/fields';

/** The cards alone: with the fields the page would hold the whole articles. @requirement H5 */
export const load: Loader<readonly ArticleCard[]> = async ({ rendering: { fields } }) => ({
  ok: true,
  data: readCollection(fields),
});
