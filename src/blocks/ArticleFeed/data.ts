import type { Loader } from '@/cms/block';
import { fieldOf, isTrue } from '@/cms/fields/readers';
import { feedRows } from '@/config/news';
import type { ArticleFeed } from '@/contracts/articles';
import { channelsOf, searchModelOf } from '@/features/content/model/feed-fields';
import { readAskedFeed } from '#services/news/feed';

/** The stories of the author's channels for exactly the address that was asked for. @requirement H3 */
export const load: Loader<ArticleFeed> = ({ rendering: { fields }, ...context }) => {
  const isAlternate = isTrue(fieldOf(fields, 'alternateCards'));
  return readAskedFeed(
    {
      channels: channelsOf(fields),
      rows: isAlternate ? feedRows.alternate : feedRows.cards,
      model: searchModelOf(fields),
    },
    context,
  );
};
