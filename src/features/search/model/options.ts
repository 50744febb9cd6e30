import { alphabet, dateFormat } from '@/lib/formats';
import type { Facet, SearchFilter } from '@/contracts/search';

/** A value of a filter; `count` is null where the number of results is unknown. */
export type FilterOption = {
  readonly value: string;
  readonly count: number | null;
  /** Text for a value that is a code. */
  readonly label?: string;
};

/**
 * The options of a list: the values in the results, and every chosen value even if no result has it any more, in
 * alphabetical order; days of the week in the order of the week.
 * @param from.language - BCP 47 tag that the order follows
 * @requirement B5
 */
export function optionsOf(
  filter: SearchFilter,
  from: { readonly facets: readonly Facet[]; readonly chosen: readonly string[]; readonly language: string },
): readonly FilterOption[] {
  const values = from.facets.find(({ field }) => field === filter.field)?.values ?? [];
  const known = new Set(values.map(({ value }) => value));
  const missing = from.chosen.filter((value) => !known.has(value)).map((value) => ({ value, count: null }));
  const { compare } = alphabet(from.language);
  const week = weekIn(from.language);
  const day = ({ value }: FilterOption) => week.indexOf(value.toLowerCase());
  return [...values, ...missing].toSorted((one, other) =>
    day(one) >= 0 && day(other) >= 0 ? day(one) - day(other) : compare(one.value, other.value),
  );
}

const monday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;

/** The names of the days from Monday to Sunday. */
function weekIn(language: string): readonly string[] {
  const names = dateFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, day) => names.format(monday + day * dayMs).toLowerCase());
}
