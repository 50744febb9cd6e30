import type { FilterValue } from './search-url.ts';

type OfferedFilter = { readonly field: string; readonly kind: string; readonly initialValue: string };

/**
 * The filters that hold for a search: the visitor's, as far as the search offers them, and the boxes that are ticked
 * before he chooses. `field:"false"` is how an address says that such a box was unticked.
 * @param offered - the search model's filters
 * @requirement B5 B6
 */
export function effectiveFilters(
  filters: readonly FilterValue[],
  offered: readonly OfferedFilter[],
): readonly FilterValue[] {
  return offered.flatMap(({ field, kind, initialValue }) => {
    const chosen = filters.filter((filter) => filter.field === field);
    if (kind === 'checkbox' || kind === 'checkbox|checked') {
      const ticked = chosen.filter(({ value }) => value !== 'false');
      if (ticked.length > 0) return ticked.slice(0, 1);
      return chosen.length === 0 && kind === 'checkbox|checked'
        ? [{ field, value: tickedValue(initialValue) }]
        : [];
    }
    return kind === 'distance' ? [] : chosen;
  });
}

/** What a ticked box filters by. */
export function tickedValue(initialValue: string): string {
  return initialValue === '' || initialValue === 'false' ? 'true' : initialValue;
}
