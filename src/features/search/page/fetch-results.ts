import type { Subsite } from '@/domain/subsites';
import type { SearchAnswer, SearchKind } from '@/contracts/search';
import { formatSearchUrl, type SearchState } from '@/domain/search/search-url';
import type { SearchOutcome } from '../model/outcome';

/** Which authored search to run, and for which page. */
export type SearchScope = {
  readonly source: string;
  readonly type: SearchKind;
  readonly language: string;
  readonly subsite?: Subsite;
  /** All results at once instead of one page of them. */
  readonly view?: 'map';
};

/**
 * Requests the results of a search.
 * @throws AbortError when `signal` aborts; every other failure is an outcome
 * @requirement B2
 */
export async function fetchResults(
  scope: SearchScope,
  state: SearchState,
  signal: AbortSignal,
): Promise<SearchOutcome> {
  const parameters = new URLSearchParams({ ...scope });
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
