import { imageOf, itemsOf, textOf, type ItemData } from '@/cms/fields/readers';
import type { ComponentFields, Field } from '@/cms/layout-data';
import type { ArticleCard } from '@/contracts/articles';

/** A topic of an article. */
export type Topic = { readonly id: string; readonly name: string };

const wordsPerMinute = 200;

/** The topics of an article. */
export function readTopics(field: Field): readonly Topic[] {
  return itemsOf(field).map(({ id, displayName, fields }) => ({
    id,
    name: textOf(fields.tagDisplayName) || displayName,
  }));
}

/**
 * The time to read some markup, in whole minutes; at least 1.
 * @requirement H4
 * @decision Q50
 */
export function readMinutes(html: string): number {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}

/** Reads a date field; undefined when it is empty, unreadable or the CMS's value for "never". */
export function dateOf(field: Field): Date | undefined {
  const text = textOf(field).replace(/^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z?$/, '$1-$2-$3T$4:$5:$6Z');
  const date = new Date(text);
  return Number.isNaN(date.getTime()) || date.getUTCFullYear() < 1900 ? undefined : date;
}

/**
 * A date in words. A date without a time is the same day everywhere; one with a time is shown in Chicago's time zone.
 * @requirement H4
 */
export function dateInWords(date: Date, language: string): string {
  const isDay = date.getTime() % 86_400_000 === 0;
  return new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeZone: isDay ? 'UTC' : 'America/Chicago',
  }).format(date);
}

function firstText(fields: ComponentFields, ...names: readonly string[]): string {
  return names.map((name) => textOf(fields[name])).find(Boolean) ?? '';
}

/** Reads an article's card from its item; undefined without an address. @requirement H5 */
export function readCard({ id, url, displayName, fields }: ItemData): ArticleCard | undefined {
  if (!url) return undefined;
  const image = imageOf(fields.universalImage) ?? imageOf(fields.heroImage);
  return {
    id: id || url,
    href: url,
    title: firstText(fields, 'articleTitle', 'headlineText') || displayName,
    ...(image ? { image } : {}),
    date: dateOf(fields.datePublished)?.toISOString() ?? '',
    topic: readTopics(fields.channelTags)[0]?.name ?? '',
    abstract: firstText(fields, 'articleAbstract', 'metaDescription'),
  };
}

/** The cards of a list of articles, each article once. */
export function readCards(field: Field): readonly ArticleCard[] {
  const cards = itemsOf(field).flatMap((item) => readCard(item) ?? []);
  return cards.filter(({ id }, index) => cards.findIndex((card) => card.id === id) === index);
}
