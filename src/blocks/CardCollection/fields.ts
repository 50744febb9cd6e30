import { fieldOf, itemOf, textOf } from '@/cms/fields/readers';
import type { ComponentFields } from '@/cms/layout-data';
import { cardLimits } from '@/config/news';
import type { ArticleCard } from '@/contracts/articles';
import { readCard, readCards } from '@/features/content/model/article-card';

/**
 * The cards of a collection: the story that is featured on its channel, then those that an author chose, seven at most
 * and one fewer beside a featured one. Six are shown, each story once.
 * @requirement H5
 */
export function readCollection(fields: ComponentFields | undefined): readonly ArticleCard[] {
  const channel = itemOf(fieldOf(fields, 'channel'));
  const item = itemOf(fieldOf(channel?.fields, 'featuredArticle'));
  const card = item && readCard(item);
  // So deep down layout data holds no names of topics; the channel's own is at hand.
  const featured = card && {
    ...card,
    topic: textOf(fieldOf(channel?.fields, 'tagDisplayName')) || card.topic,
  };
  const chosen = readCards(fieldOf(fields, 'articles')).slice(0, cardLimits.chosen - (featured ? 1 : 0));
  const cards = featured ? [featured, ...chosen.filter(({ id }) => id !== featured.id)] : chosen;
  return cards.slice(0, cardLimits.shown);
}
