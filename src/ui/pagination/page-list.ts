/** The number of a page (1-based), or a gap for pages that are not listed. */
export type PageEntry = number | 'gap';

/**
 * The pages to list: all if there are up to six, else the first, the last, the current one and its neighbours.
 * @param current - current page, 1-based
 * @param count - number of pages
 * @requirement B9
 * @decision Q14
 */
export function pageList(current: number, count: number): readonly PageEntry[] {
  const all = Array.from({ length: Math.max(0, count) }, (_, index) => index + 1);
  if (count <= 6) return all;
  const shown = all.filter((page) => page === 1 || page === count || Math.abs(page - current) <= 1);
  return shown.flatMap((page, index) => {
    const before = shown[index - 1] ?? page - 1;
    // A gap of a single page shows that page instead.
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? ['gap' as const, page] : [page];
  });
}
