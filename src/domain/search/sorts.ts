type Sort = { readonly value: string; readonly label: string };

/** The order by how near results are; `label` is a phrase. */
export const distanceSort = 'geodist() asc';
/** The order by how well results fit, as authors name it to the search service. */
export const bestMatch = 'score desc';

/**
 * The orders that a search offers: the authored ones, and by distance while it looks around a place.
 * @requirement B7
 */
export function offeredSorts(
  { sorts }: { readonly sorts: readonly Sort[] },
  isNear: boolean,
): readonly Sort[] {
  return isNear ? [...sorts, { value: distanceSort, label: 'Distance' }] : sorts;
}

/** The order before the visitor chooses one: whoever names a place looks for what is near it. @requirement B7 */
export function defaultSort(offered: readonly Sort[]): Sort | undefined {
  return offered.find(({ value }) => value === distanceSort) ?? offered[0];
}
