import { emptySearch, type SearchState } from './search-url';

/** A kind of search, whether it looks around a place, and the fields by which it can be filtered. */
export type CarryingKind = {
  readonly type: string;
  readonly takesPlace: boolean;
  readonly filterFields: readonly string[];
};

/**
 * What a search takes along to another kind: its words, its place where that kind looks around one, and the filters that it
 * has too. The list over all types looks around none, but reads a place among its words.
 * @requirement B1
 */
export function carriedSearch(
  { query, distance, radius, asTyped, allSite, filters }: SearchState,
  { type, takesPlace, filterFields }: CarryingKind,
): SearchState {
  const isSaid = type === 'all' && !takesPlace && !asTyped;
  return {
    ...emptySearch,
    query: isSaid ? [query, distance].filter(Boolean).join(' ') : query,
    asTyped,
    allSite,
    filters: filters.filter(({ field }) => filterFields.includes(field)),
    ...(takesPlace ? { distance, radius } : {}),
  };
}
