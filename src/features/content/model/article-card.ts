import { distinctItemsOf, imageOf, itemsOf, textOf, type ItemData } from '@/cms/fields/readers';
import type { ComponentFields, Field } from '@/cms/layout-data';
import type { ArticleCard } from '@/contracts/articles';
import { articleDateOf } from '@/features/content/model/article';
import { plainText } from '@/lib/plain-text';

/** A topic of an article. */
export type Topic = { readonly id: string; readonly name: string };

const wordsPerMinute = 200;

/** The topics of an article. @requirement H4 */
export function readTopics(field: Field): readonly Topic[] {
  return distinctItemsOf(field).map(({ id, displayName, fields }) => ({
    id,
    name: textOf(fields.tagDisplayName) || displayName,
  }));
}

/** Characters by their names or numbers, such as `&mdash;`: a dash that stands alone is no word. */
const signs = /&(?:[a-z]+|#8[12]\d\d|#x20[\da-f]{2});/gi;

/**
 * The time to read some markup, in whole minutes; at least 1.
 * @requirement H4
 * @decision Q50
 */
export function readMinutes(html: string): number {
  const words =
    plainText(html)
      .replace(signs, '')
      .match(/\S*[\p{L}\p{N}]\S*/gu) ?? [];
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}

function firstText(fields: ComponentFields, ...names: readonly string[]): string {
  return names.map((name) => textOf(fields[name])).find(Boolean) ?? '';
}

/** Reads an article's card from its item; undefined without an address. @requirement H5 */
export function readCard({ id, url, displayName, fields }: ItemData): ArticleCard | undefined {
  if (!url) return undefined;
  const image = imageOf(fields.universalImage) ?? imageOf(fields.heroImage);
  const content = textOf(fields.articleContent);
  return {
    id: id || url,
    href: url,
    title: firstText(fields, 'articleTitle', 'headlineText') || displayName,
    ...(image ? { image } : {}),
    date: articleDateOf(fields)?.toISOString() ?? '',
    topic: readTopics(fields.channelTags)[0]?.name ?? '',
    abstract: firstText(fields, 'articleAbstract', 'metaDescription'),
    ...(content ? { minutes: readMinutes(content) } : {}),
  };
}

/** The cards of a list of articles, each article once. @requirement H5 */
export function readCards(field: Field): readonly ArticleCard[] {
  const cards = itemsOf(field).flatMap((item) => readCard(item) ?? []);
  return cards.filter(({ id }, index) => cards.findIndex((card) => card.id === id) === index);
}
