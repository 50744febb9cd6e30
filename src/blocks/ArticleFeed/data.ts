import type { Loader } from '@/cms/block';
import { fieldOf, isTrue } from '@/cms/fields/readers';
import { storyRows } from '@/config/news';
import type { Stories } from '@/contracts/articles';
import { channelsOf, searchModelOf } from '@/features/content/model/stories-fields';
import { readAskedStories } from '#services/news/stories';

/** The stories of the author's channels for exactly the address that was asked for. @requirement H3 */
export const load: Loader<Stories> = ({ rendering: { fields }, ...context }) => {
  const isAlternate = isTrue(fieldOf(fields, 'alternateCards'));
  return readAskedStories(
    {
      channels: channelsOf(fields),
      rows: isAlternate ? storyRows.alternate : storyRows.cards,
      model: searchModelOf(fields),
    },
    context,
  );
};
