import { itemsOf, linkOf, textOf } from '@/cms/fields/readers';
import type { ComponentFields } from '@/cms/layout-data';
import { readCard, type ArticleCard } from '@/features/content/model/article';

const mostChosen = 7;
const mostShown = 6;

/**
 * The articles that an author chose: of seven at most, six are shown.
 * @requirement H5
 */
export function readCollection(fields: ComponentFields | undefined) {
  const cards: readonly ArticleCard[] = itemsOf(fields?.articles)
    .slice(0, mostChosen)
    .map((item) => readCard(item))
    .filter((card) => card !== undefined)
    .slice(0, mostShown);
  return {
    title: fields?.titleText,
    intro: fields?.introText,
    cards,
    allHref: linkOf(fields?.viewAllLink)?.href ?? '/forefront',
    allText: linkOf(fields?.viewAllLink)?.text ?? '',
    hasTitle: textOf(fields?.titleText) !== '',
  };
}
