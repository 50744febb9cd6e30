import type { ExplainedMatch, SearchResults } from '@/contracts/search';
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

/**
 * What a lay term has to do with the results.
 * @param language - of the page
 * @requirement B19
 */
export function explanationOf({ term, names }: ExplainedMatch, language: string, t: Translate): string {
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
  return names.length === 1
    ? t('Showing results for {names}, the specialty for “{term}”.', { names: list, term })
    : t('Showing results for {names}, the specialties for “{term}”.', { names: list, term });
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
