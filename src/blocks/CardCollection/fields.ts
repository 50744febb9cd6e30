import { fieldOf, itemOf } from '@/cms/fields/readers';
import type { ComponentFields } from '@/cms/layout-data';
import { cardLimits } from '@/config/news';
import type { ArticleCard } from '@/contracts/articles';
import { readCard, readCards } from '@/features/content/model/article';

/**
 * The cards of a collection: the story that is featured on its channel, then those that an author chose, seven at most
 * and one fewer beside a featured one. Six are shown, each story once.
 * @requirement H5
 */
export function readCollection(fields: ComponentFields | undefined): readonly ArticleCard[] {
  const channel = itemOf(fieldOf(fields, 'channel'));
  const item = itemOf(fieldOf(channel?.fields, 'featuredArticle'));
  const featured = item && readCard(item);
  const chosen = readCards(fieldOf(fields, 'articles')).slice(0, cardLimits.chosen - (featured ? 1 : 0));
  const cards = featured ? [featured, ...chosen.filter(({ id }) => id !== featured.id)] : chosen;
  return cards.slice(0, cardLimits.shown);
}
