type Sort = { readonly value: string; readonly label: string };

/** The order by how near results are; `label` is a phrase. */
export const distanceSort = 'geodist() asc';
/** The order by how well results fit, as authors name it to the search service. */
export const bestMatch = 'score desc';

/** Who is free first, of doctors. */
export const soonestFirst = 'c_next_available_tdt asc';

/** What stands in an order of its own where no word says what fits. */
const namedTypes: readonly string[] = ['condition', 'clinicalTrial'];

/**
 * The orders that a search offers: the authored ones, and by distance while it looks around a place. Without words nothing fits
 * better than something else: conditions and trials are then in the first other order that authors named.
 * @requirement B7
 * @decision ADR-0317 ADR-0324
 */
export function offeredSorts(
  { sorts, type }: { readonly sorts: readonly Sort[]; readonly type: string },
  { isNear, query }: { readonly isNear: boolean; readonly query: string },
): readonly Sort[] {
  const own =
    query === '' && namedTypes.includes(type) ? sorts.filter(({ value }) => value !== bestMatch) : sorts;
  return isNear ? [...own, { value: distanceSort, label: 'Distance' }] : own;
}

/** The order before the visitor chooses one: whoever names a place looks for what is near it. @requirement B7 */
export function defaultSort(offered: readonly Sort[]): Sort | undefined {
  return offered.find(({ value }) => value === distanceSort) ?? offered[0];
}
