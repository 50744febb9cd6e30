import type { Loader } from '@/cms/block';
import type { ArticleCollection } from '@/contracts/articles';
import { channelsOf, searchModelOf } from '@/features/content/model/stories-fields';
import { readCollection } from '#services/news/stories';

/** The stories of the channel that the address names, or of the author's. @requirement H2 */
export const load: Loader<ArticleCollection> = ({ rendering: { fields }, ...context }) =>
  readCollection({ channels: channelsOf(fields), model: searchModelOf(fields) }, context);
