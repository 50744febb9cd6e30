import { usePage } from '@/cms/page';
import type { SearchFilter } from '@/contracts/search';
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
  readonly choose: (value: string) => void;
};

/** A filter with one value, as its control reads and changes it. @requirement B5 */
export function useFilter(filter: SearchFilter): FilterControl {
  const { state, formId, change } = useSearchParts();
  return {
    id: `${formId}-${filter.field}`,
    formId,
    chosen: chosenValues(state, filter)[0] ?? '',
    choose: (value) => change({ type: 'filterChosen', field: filter.field, values: [value] }),
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
