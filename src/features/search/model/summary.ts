import type { SearchResults } from '@/contracts/search';
import type { Translate } from '@/i18n/use-phrases';

/**
 * The line above the results: `1 Result for "q"`, `24 Results`, `No Results Found`. A suggested spelling is said beside
 * it, because it is a link.
 * @requirement B10
 * @decision Q5
 */
export function summaryOf(
  { total, suggestion }: Pick<SearchResults, 'total' | 'suggestion'>,
  query: string,
  t: Translate,
): string {
  if (total === 0) return suggestion && query ? t('No results "{query}"', { query }) : t('No Results Found');
  const number =
    total === 1 ? t('{count} Result', { count: total }) : t('{count} Number of Results', { count: total });
  return query ? `${number} ${t('Results for "{query}"', { query })}` : number;
}

/** Number of pages for a number of results. */
export function pageCount(total: number, perPage: number): number {
  return Math.ceil(total / perPage);
}
