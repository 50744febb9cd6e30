import { pediatricSubsites, type Subsite } from '../subsites.ts';
import type { FilterValue, SearchState } from './search-url.ts';
import { upcomingSpan } from './upcoming.ts';

export type OfferedFilter = { readonly field: string; readonly kind: string; readonly initialValue: string };

/** The index's field of what a physician knows best, within a specialty. */
export const areaField = 'c_specialty_details_sm';
/** The index's field of whom a physician sees, and its values. @decision Q16 */
export const patientAgesField = 'c_patient_ages_sm';
export const patientAges = ['Adult', 'Pediatric'] as const;

/**
 * The filters that hold for a search of a page. On a sub-site for children the age is the author's, unless the visitor
 * looks through the whole site.
 * @requirement B11
 */
export function filtersInForce(
  state: Pick<SearchState, 'filters' | 'allSite'>,
  offered: readonly OfferedFilter[],
  subsite: Subsite | undefined,
): readonly FilterValue[] {
  const own = isAgeFixed(state, subsite)
    ? state.filters.filter(({ field }) => field !== patientAgesField)
    : state.filters;
  return effectiveFilters(own, offered);
}

/** Whether a visitor has no choice of the patient's age. @requirement B11 */
export function isAgeFixed({ allSite }: Pick<SearchState, 'allSite'>, subsite: Subsite | undefined): boolean {
  return subsite !== undefined && pediatricSubsites.includes(subsite) && !allSite;
}

/**
 * The filters that hold for a search: the visitor's, as far as the search offers them, and those that an author
 * preset. An address marks a preset filter that the visitor removed with `noneValue`.
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
    if (kind === 'upcoming') return chosen.filter(({ value }) => upcomingSpan(value)).slice(0, 1);
    const initial = initialValueOf(filter);
    if (chosen.length === 0) return initial === '' ? [] : [{ field, value: initial }];
    const isBox = kind === 'checkbox' || kind === 'checkbox|checked';
    // A form without scripts says that a box was there, and beside it that it was ticked.
    const real = chosen.filter(({ value }) => value !== (isBox ? 'false' : noneValue(filter)));
    return isBox ? real.slice(0, 1) : real;
  });
}

/** What holds before the visitor chooses; '' for nothing. @requirement B6 */
export function initialValueOf({ kind, initialValue }: OfferedFilter): string {
  if (kind === 'checkbox|checked') return tickedValue(initialValue);
  return /^(?:radio|dropdown|text)$/.test(kind) && !/^any$/i.test(initialValue) ? initialValue : '';
}

/**
 * The choice of nothing in a filter: its value in an address, because nothing at all would mean the author's choice;
 * '' where there is no such choice.
 * @requirement B6
 */
export function noneValue(filter: OfferedFilter): string {
  if (initialValueOf(filter) === '') return '';
  return filter.kind === 'checkbox|checked' ? 'false' : 'Any';
}

/**
 * The visitor's filters once all are cleared: lists are at Any and texts empty, whatever their author chose; boxes and
 * radios are as their author set them.
 * @requirement B6
 */
export function clearedFilters(offered: readonly OfferedFilter[]): readonly FilterValue[] {
  return offered.flatMap((filter) => {
    const value = /^(?:dropdown|text)$/.test(filter.kind) ? noneValue(filter) : '';
    return value === '' ? [] : [{ field: filter.field, value }];
  });
}

/** What a ticked box filters by. @requirement B5 */
export function tickedValue(initialValue: string): string {
  return initialValue === '' || initialValue === 'false' ? 'true' : initialValue;
}

/**
 * The visitor's filters after one is taken away: where an author chose it beforehand, its absence must be said.
 * @requirement B5
 */
export function withoutFilter(
  filters: readonly FilterValue[],
  gone: FilterValue,
  offered: readonly OfferedFilter[],
): readonly FilterValue[] {
  const rest = filters.filter(({ field, value }) => field !== gone.field || value !== gone.value);
  const filter = offered.find(({ field }) => field === gone.field);
  const none = filter ? noneValue(filter) : '';
  return none === ''
    ? rest
    : [...rest.filter(({ field }) => field !== gone.field), { field: gone.field, value: none }];
}
