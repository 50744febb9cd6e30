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

/**
 * The pages that a pagination shows, 0-based; `null` is a gap. Up to six pages all of them, else the first, the last and
 * the neighbours of the current one.
 * @requirement B9
 * @decision Q14
 */
export function shownPages(pages: number, current: number): readonly (number | null)[] {
  if (pages <= 6) return Array.from({ length: pages }, (_, index) => index);
  const wanted = [...new Set([0, current - 1, current, current + 1, pages - 1])]
    .filter((page) => page >= 0 && page < pages)
    .toSorted((one, other) => one - other);
  return wanted.flatMap((page, index) => {
    const before = wanted[index - 1];
    if (before === undefined || page === before + 1) return [page];
    // A gap of one page is that page.
    return page === before + 2 ? [page - 1, page] : [null, page];
  });
}
