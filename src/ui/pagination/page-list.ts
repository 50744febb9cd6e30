/** A page to go to, or a gap between pages that are not listed. */
export type PageEntry = number | 'gap';

/**
 * The pages to offer: all up to six, else the first, the last, the current and its neighbours, with gaps between.
 * @param current - page shown, 1-based
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
    // A gap of one page is that page.
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? ['gap' as const, page] : [page];
  });
}
