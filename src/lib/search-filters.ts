import type { FilterValue } from './search-url.ts';

type OfferedFilter = { readonly field: string; readonly kind: string; readonly initialValue: string };

/**
 * The filters that hold for a search: the visitor's, as far as the search offers them, and those that an author chose
 * for him beforehand. How an address says that one of those was taken away is `noneValue`.
 * @param offered - the search model's filters
 * @requirement B5 B6
 */
export function effectiveFilters(
  filters: readonly FilterValue[],
  offered: readonly OfferedFilter[],
): readonly FilterValue[] {
  return offered.flatMap((filter) => {
    const { field, kind } = filter;
    if (kind === 'distance') return [];
    const chosen = filters.filter((entry) => entry.field === field);
    const initial = initialValueOf(filter);
    if (chosen.length === 0) return initial === '' ? [] : [{ field, value: initial }];
    const isBox = kind === 'checkbox' || kind === 'checkbox|checked';
    // A form without scripts says that a box was there, and beside it that it was ticked.
    const real = chosen.filter(({ value }) => value !== (isBox ? 'false' : noneValue(filter)));
    return isBox ? real.slice(0, 1) : real;
  });
}

/** What holds before the visitor chooses; '' for nothing. */
function initialValueOf({ kind, initialValue }: OfferedFilter): string {
  if (kind === 'checkbox|checked') return tickedValue(initialValue);
  return kind === 'radio' && initialValue !== anyValue ? initialValue : '';
}

/**
 * The choice of nothing in a filter: its value in an address, because nothing at all would mean the author's choice;
 * '' where there is no such choice.
 */
export function noneValue(filter: OfferedFilter): string {
  if (initialValueOf(filter) === '') return '';
  return filter.kind === 'radio' ? anyValue : 'false';
}

const anyValue = 'Any';

/** What a ticked box filters by. */
export function tickedValue(initialValue: string): string {
  return initialValue === '' || initialValue === 'false' ? 'true' : initialValue;
}
