import { initialValueOf, patientAgesField, type OfferedFilter } from './filters';
import type { FilterValue, SearchState } from './search-url';

/** The age of patients whom only doctors for children see. */
export const childAge = 'Pediatric';

type Offered = OfferedFilter & { readonly pediatricValues: readonly string[] };

/**
 * The filters with the pediatric age chosen, if one of some chosen values is for children only.
 * @requirement B11
 */
export function withChildAge(
  filters: readonly FilterValue[],
  chosen: readonly FilterValue[],
  offered: readonly Offered[],
): readonly FilterValue[] {
  const ages = offered.find((filter) => filter.field === patientAgesField);
  const isForChildren = chosen.some(({ field, value }) =>
    offered.some((filter) => filter.field === field && filter.pediatricValues.includes(value)),
  );
  if (!ages || !isForChildren) return filters;
  const others = filters.filter((filter) => filter.field !== patientAgesField);
  return initialValueOf(ages) === childAge
    ? others
    : [...others, { field: patientAgesField, value: childAge }];
}

/**
 * A search as its address means it: a value for children only brings its age along, unless the address names an age.
 * @requirement B11
 */
export function addressedSearch(state: SearchState, offered: readonly Offered[]): SearchState {
  const hasAge = state.filters.some(({ field }) => field === patientAgesField);
  return hasAge ? state : { ...state, filters: withChildAge(state.filters, state.filters, offered) };
}
