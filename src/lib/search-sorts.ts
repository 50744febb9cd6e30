type Sort = { readonly value: string; readonly label: string };
type Sorted = { readonly type: string; readonly sorts: readonly Sort[] };

/** The order by how near results are; `label` is a phrase. */
export const distanceSort = 'geodist() asc';

/**
 * The orders that a search offers: the authored ones, and by distance while it looks around a place.
 * @requirement B7
 * @decision Q12
 */
export function offeredSorts({ sorts }: Sorted, isNear: boolean): readonly Sort[] {
  return isNear ? [...sorts, { value: distanceSort, label: 'Distance' }] : sorts;
}

/** The order before the visitor chooses one: physicians near a place come by distance. */
export function defaultSort(offered: readonly Sort[], { type }: Pick<Sorted, 'type'>): Sort | undefined {
  const near = offered.find(({ value }) => value === distanceSort);
  return (type === 'physician' ? near : undefined) ?? offered[0];
}
