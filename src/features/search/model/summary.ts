import type { SearchResults } from '@/contracts/search';
import type { Translate } from '@/i18n/use-phrases';

/**
 * The line above the results: `1 Result for "q"`, `24 Results`, `No Results Found`. A suggested spelling is said beside
 * it, because it is a link.
 * @requirement B10
 * @decision Q5
 */
export function summaryOf(
  { total, suggestion, near }: Pick<SearchResults, 'total' | 'suggestion' | 'near'>,
  query: string,
  t: Translate,
): string {
  if (total === 0) return suggestion && query ? t('No results "{query}"', { query }) : t('No Results Found');
  const number =
    total === 1 ? t('{count} Result', { count: total }) : t('{count} Number of Results', { count: total });
  return [
    number,
    query ? t('Results for "{query}"', { query }) : '',
    near?.isFound ? t('near {place}', { place: near.place }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** How far a result is, in words. */
export function distanceText(miles: number, t: Translate): string {
  if (miles < 1) return t('Less than a mile away');
  return miles === 1 ? t('1 mile away') : t('{miles} miles away', { miles });
}

/** Number of pages for a number of results. */
export function pageCount(total: number, perPage: number): number {
  return Math.ceil(total / perPage);
}
