import { usePage } from '@/cms/page';
import type { SearchFilter } from '@/contracts/search';
import { noneValue } from '@/domain/search/filters';
import { formatFilter } from '@/domain/search/search-url';
import { upcomingSpans } from '@/domain/search/upcoming';
import { usePhrases } from '@/i18n/use-phrases';
import { chosenValues } from '../model/change';
import { optionsOf, type FilterOption } from '../model/options';
import { useSearchParts } from '../page/search-context';

export type FilterProps = { readonly filter: SearchFilter };

export type FilterControl = {
  readonly id: string;
  /** Id of the form that the control belongs to. */
  readonly formId: string;
  /** '' for none. */
  readonly chosen: string;
  /** What is chosen for no value; '' where nothing has to be said. */
  readonly none: string;
  /** A value as an address has it; '' for ''. */
  readonly inAddress: (value: string) => string;
  readonly choose: (value: string) => void;
};

/** A filter with one value, as its control reads and changes it. @requirement B5 */
export function useFilter(filter: SearchFilter): FilterControl {
  const { state, formId, change } = useSearchParts();
  const { field } = filter;
  return {
    id: `${formId}-${field}`,
    formId,
    chosen: chosenValues(state, filter)[0] ?? '',
    none: noneValue(filter),
    inAddress: (value) => value && formatFilter({ field, value }),
    choose: (value) => change({ type: 'filterChosen', field, values: [value] }),
  };
}

/** The values that a list or a group of radios offers. @requirement B5 B28 */
export function useFilterOptions(filter: SearchFilter): readonly FilterOption[] {
  const t = usePhrases();
  const { language } = usePage();
  const { state, outcome } = useSearchParts();
  if (filter.kind === 'upcoming')
    return upcomingSpans.map(({ value, label }) => ({ value, label: t(label), count: null }));
  const facets = outcome.ok ? outcome.results.facets : [];
  return optionsOf(filter, { facets, chosen: chosenValues(state, filter), language });
}

/** An option's text, with the number of results where it is known. */
export function optionText({ value, count, label = value }: FilterOption): string {
  return count === null ? label : `${label} (${count})`;
}
