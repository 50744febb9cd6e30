import type { SearchFilter } from '@/contracts/search';
import { withChildAge } from '@/domain/search/child-age';
import { clearedFilters, effectiveFilters, patientAgesField, withoutFilter } from '@/domain/search/filters';
import { chosenRadius } from '@/domain/search/radius';
import { upcomingSpan } from '@/domain/search/upcoming';
import type { Translate } from '@/i18n/use-phrases';
import type { FilterValue, SearchState } from '@/domain/search/search-url';

/** A visitor's change of a search. */
export type SearchChange =
  | { readonly type: 'queryEntered'; readonly query: string }
  | { readonly type: 'filterChosen'; readonly field: string; readonly values: readonly string[] }
  | { readonly type: 'filterRemoved'; readonly filter: FilterValue }
  | { readonly type: 'filtersCleared' }
  | { readonly type: 'placeEntered'; readonly place: string }
  | { readonly type: 'radiusChosen'; readonly radius: number | null }
  | { readonly type: 'sortChosen'; readonly sort: string }
  | { readonly type: 'pageChosen'; readonly pageIndex: number }
  | { readonly type: 'visitChosen'; readonly isReturn: boolean }
  | { readonly type: 'allSiteChosen'; readonly isAllSite: boolean }
  | { readonly type: 'wordsMeant'; readonly typed: SearchState };

/**
 * The search after a change. Every change of the results returns to their first page.
 * @param offered - the search model's filters
 * @requirement B6 B9 B11
 */
export function changeSearch(
  state: SearchState,
  change: SearchChange,
  offered: readonly SearchFilter[],
): SearchState {
  switch (change.type) {
    case 'queryEntered':
      return { ...state, query: change.query.trim(), asTyped: false, pageIndex: 0 };
    case 'filterChosen':
      return { ...state, filters: withValues(state, change, offered), pageIndex: 0 };
    case 'filterRemoved':
      return { ...state, filters: withoutFilter(state.filters, change.filter, offered), pageIndex: 0 };
    case 'filtersCleared':
      return { ...state, filters: clearedFilters(offered), distance: '', radius: null, pageIndex: 0 };
    case 'placeEntered':
      // The order by distance needs a place, and so does a radius.
      return {
        ...state,
        distance: change.place.trim(),
        radius: change.place.trim() === '' ? null : state.radius,
        sort: '',
        pageIndex: 0,
      };
    case 'radiusChosen':
      return { ...state, radius: chosenRadius(change.radius, offered), pageIndex: 0 };
    case 'sortChosen':
      return { ...state, sort: change.sort, pageIndex: 0 };
    case 'pageChosen':
      return { ...state, pageIndex: change.pageIndex };
    case 'visitChosen':
      return { ...state, typeReturn: change.isReturn, pageIndex: 0 };
    case 'allSiteChosen':
      // A search of the sub-site alone has the age that the sub-site sets.
      return {
        ...state,
        allSite: change.isAllSite,
        filters: change.isAllSite
          ? state.filters
          : state.filters.filter(({ field }) => field !== patientAgesField),
        pageIndex: 0,
      };
    case 'wordsMeant':
      return { ...change.typed, asTyped: true, pageIndex: 0 };
  }
}

function withValues(
  { filters }: SearchState,
  { field, values }: { readonly field: string; readonly values: readonly string[] },
  offered: readonly SearchFilter[],
): readonly FilterValue[] {
  const others = filters.filter((filter) => filter.field !== field);
  const chosen = values.filter((value) => value !== '').map((value) => ({ field, value }));
  return withChildAge([...others, ...chosen], chosen, offered);
}

/** A filter of the current search, as the chips above the results show it. */
export type AppliedFilter = FilterValue & { readonly label: string };

/**
 * The filters of the current search with their labels: a checkbox has the filter's own, the next visit has the filter's
 * and the value's, any other has the value. The patient's age is left out: it is always set, among the patient options.
 * @param offered - the search model's filters
 * @requirement B6 B28
 */
export function appliedFilters(
  state: SearchState,
  offered: readonly SearchFilter[],
  t: Translate,
): readonly AppliedFilter[] {
  const shown = offered.filter(({ field }) => field !== patientAgesField);
  return effectiveFilters(state.filters, shown).map((filter) => {
    const { label = filter.field, kind } = offered.find(({ field }) => field === filter.field) ?? {};
    const isBox = kind === 'checkbox' || kind === 'checkbox|checked';
    if (isBox) return { ...filter, label };
    const span = kind === 'upcoming' ? upcomingSpan(filter.value) : undefined;
    return { ...filter, label: span ? `${label}: ${t(span.label)}` : filter.value };
  });
}

/** The chosen values of one filter, the author's initial value included. @requirement B5 */
export function chosenValues(state: SearchState, filter: SearchFilter): readonly string[] {
  return effectiveFilters(state.filters, [filter]).map(({ value }) => value);
}
