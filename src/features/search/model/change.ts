import type { SearchFilter } from '@/contracts/search';
import { effectiveFilters, noneValue } from '@/lib/search-filters';
import { emptySearch, type FilterValue, type SearchState } from '@/lib/search-url';

/** What a visitor does to a search. */
export type SearchChange =
  | { readonly type: 'queryEntered'; readonly query: string }
  | { readonly type: 'filterChosen'; readonly field: string; readonly values: readonly string[] }
  | { readonly type: 'filterRemoved'; readonly filter: FilterValue }
  | { readonly type: 'filtersCleared' }
  | { readonly type: 'placeEntered'; readonly place: string }
  | { readonly type: 'radiusChosen'; readonly radius: number | null }
  | { readonly type: 'sortChosen'; readonly sort: string }
  | { readonly type: 'pageChosen'; readonly pageIndex: number };

/**
 * The search after a change. Whatever changes the results leads to their first page.
 * @param offered - the search model's filters
 * @requirement B6 B9
 */
export function changeSearch(
  state: SearchState,
  change: SearchChange,
  offered: readonly SearchFilter[],
): SearchState {
  switch (change.type) {
    case 'queryEntered':
      return { ...state, query: change.query.trim(), pageIndex: 0 };
    case 'filterChosen':
      return { ...state, filters: withField(state, change), pageIndex: 0 };
    case 'filterRemoved':
      return { ...state, filters: without(state, change.filter, offered), pageIndex: 0 };
    case 'filtersCleared':
      return { ...state, filters: emptySearch.filters, distance: '', radius: null, pageIndex: 0 };
    case 'placeEntered':
      // Another place has orders of its own, and none has no radius.
      return {
        ...state,
        distance: change.place.trim(),
        radius: change.place.trim() === '' ? null : state.radius,
        sort: '',
        pageIndex: 0,
      };
    case 'radiusChosen':
      return { ...state, radius: change.radius, pageIndex: 0 };
    case 'sortChosen':
      return { ...state, sort: change.sort, pageIndex: 0 };
    case 'pageChosen':
      return { ...state, pageIndex: change.pageIndex };
  }
}

function withField(
  { filters }: SearchState,
  { field, values }: { readonly field: string; readonly values: readonly string[] },
): readonly FilterValue[] {
  const others = filters.filter((filter) => filter.field !== field);
  return [...others, ...values.filter((value) => value !== '').map((value) => ({ field, value }))];
}

function without(
  { filters }: SearchState,
  gone: FilterValue,
  offered: readonly SearchFilter[],
): readonly FilterValue[] {
  const rest = filters.filter(({ field, value }) => field !== gone.field || value !== gone.value);
  const filter = offered.find(({ field }) => field === gone.field);
  const none = filter ? noneValue(filter) : '';
  return none === ''
    ? rest
    : [...rest.filter(({ field }) => field !== gone.field), { field: gone.field, value: none }];
}

/** A filter that holds, as it is shown above the results. */
export type AppliedFilter = FilterValue & { readonly label: string };

/** The filters that hold, with the words for them: a box by its label, a value by itself. */
export function appliedFilters(
  state: SearchState,
  offered: readonly SearchFilter[],
): readonly AppliedFilter[] {
  return effectiveFilters(state.filters, offered).map((filter) => {
    const { label = filter.field, kind } = offered.find(({ field }) => field === filter.field) ?? {};
    const isBox = kind === 'checkbox' || kind === 'checkbox|checked';
    return { ...filter, label: isBox ? label : filter.value };
  });
}

/** The values chosen in one filter. */
export function chosenValues(state: SearchState, filter: SearchFilter): readonly string[] {
  return effectiveFilters(state.filters, [filter]).map(({ value }) => value);
}
