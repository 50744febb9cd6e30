import type { Subsite } from '@/lib/subsites';
import type { SearchAnswer, SearchType } from '@/contracts/search';
import { formatSearchUrl, type SearchState } from '@/lib/search-url';
import type { SearchOutcome } from '../model/outcome';

export type SearchPlace = {
  readonly source: string;
  readonly type: SearchType;
  readonly language: string;
  readonly subsite?: Subsite;
  /** All results at once, for a map. */
  readonly view?: 'map';
};

/**
 * Asks for the results of a search.
 * @throws an AbortError when `signal` ends; every other failure is an outcome
 * @requirement B2
 */
export async function fetchResults(
  place: SearchPlace,
  state: SearchState,
  signal: AbortSignal,
): Promise<SearchOutcome> {
  const parameters = new URLSearchParams({ ...place });
  const search = formatSearchUrl(state);
  try {
    const response = await fetch(`/api/search?${parameters.toString()}${search && '&'}${search}`, { signal });
    const answer = (await response.json()) as SearchAnswer | { readonly ok?: undefined };
    if (answer.ok === true) return { ok: true, results: answer.results };
    if (answer.ok === false) return { ok: false, error: answer.error };
  } catch (error) {
    if (signal.aborted) throw error;
  }
  return { ok: false, error: 'searchUnavailable' };
}
