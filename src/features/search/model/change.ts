import type { SearchFilter } from '@/contracts/search';
import { effectiveFilters, initialValueOf, patientAgesField, withoutFilter } from '@/lib/search-filters';
import { upcomingSpan } from '@/lib/upcoming';
import type { Translate } from '@/i18n/use-phrases';
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
  | { readonly type: 'pageChosen'; readonly pageIndex: number }
  | { readonly type: 'visitChosen'; readonly isReturn: boolean }
  | { readonly type: 'allSiteChosen'; readonly isAllSite: boolean }
  | { readonly type: 'wordsMeant'; readonly typed: SearchState };

/**
 * The search after a change. Whatever changes the results leads to their first page.
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
      return { ...state, filters: withAge(withField(state, change), change, offered), pageIndex: 0 };
    case 'filterRemoved':
      return { ...state, filters: withoutFilter(state.filters, change.filter, offered), pageIndex: 0 };
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
    case 'visitChosen':
      return { ...state, typeReturn: change.isReturn, pageIndex: 0 };
    case 'allSiteChosen':
      // Back on the sub-site the age is the sub-site's again.
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

function withField(
  { filters }: SearchState,
  { field, values }: { readonly field: string; readonly values: readonly string[] },
): readonly FilterValue[] {
  const others = filters.filter((filter) => filter.field !== field);
  return [...others, ...values.filter((value) => value !== '').map((value) => ({ field, value }))];
}

/** A choice that only children need brings the children's doctors with it. @requirement B11 */
function withAge(
  filters: readonly FilterValue[],
  { field, values }: { readonly field: string; readonly values: readonly string[] },
  offered: readonly SearchFilter[],
): readonly FilterValue[] {
  const { pediatricValues = [] } = offered.find((filter) => filter.field === field) ?? {};
  const ages = offered.find((filter) => filter.field === patientAgesField);
  if (!ages || !values.some((value) => pediatricValues.includes(value))) return filters;
  const others = filters.filter((filter) => filter.field !== patientAgesField);
  const age = 'Pediatric';
  return age === initialValueOf(ages) ? others : [...others, { field: patientAgesField, value: age }];
}

/** A filter that holds, as it is shown above the results. */
export type AppliedFilter = FilterValue & { readonly label: string };

/**
 * The filters that hold, with the words for them: a box by its label, how soon by both, a value by itself. The
 * patient's age is always chosen and stands among the patient options.
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

/** The values chosen in one filter. */
export function chosenValues(state: SearchState, filter: SearchFilter): readonly string[] {
  return effectiveFilters(state.filters, [filter]).map(({ value }) => value);
}
