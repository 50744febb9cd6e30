import type { Facet, SearchFilter } from '@/contracts/search';

export type FilterOption = {
  readonly value: string;
  readonly count: number | null;
  /** Where the value is no word for people. */
  readonly label?: string;
};

/**
 * What a list filter offers: the values of the results, in the alphabet's order, and every chosen value even where
 * nothing has it any more.
 * @param language - whose alphabet
 * @requirement B5
 */
export function optionsOf(
  filter: SearchFilter,
  from: { readonly facets: readonly Facet[]; readonly chosen: readonly string[]; readonly language: string },
): readonly FilterOption[] {
  const values = from.facets.find(({ field }) => field === filter.field)?.values ?? [];
  const known = new Set(values.map(({ value }) => value));
  const missing = from.chosen.filter((value) => !known.has(value)).map((value) => ({ value, count: null }));
  const collator = new Intl.Collator(from.language, { numeric: true });
  return [...values, ...missing].toSorted((one, other) => collator.compare(one.value, other.value));
}
