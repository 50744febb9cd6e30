import { emptySearch, type SearchState } from './search-url';

/** A kind of search, and whether it looks around a place. */
export type CarryingKind = { readonly type: string; readonly takesPlace: boolean };

/**
 * What a search takes along to another kind: its words, and its place where that kind looks around one. The list over all
 * types looks around none, but reads a place among its words.
 * @requirement B1
 */
export function carriedSearch(
  { query, distance, radius, asTyped, allSite }: SearchState,
  { type, takesPlace }: CarryingKind,
): SearchState {
  const isSaid = type === 'all' && !takesPlace && !asTyped;
  return {
    ...emptySearch,
    query: isSaid ? [query, distance].filter(Boolean).join(' ') : query,
    asTyped,
    allSite,
    ...(takesPlace ? { distance, radius } : {}),
  };
}
