import type { FilterValue, SearchState } from '@/domain/search/search-url';
import { allWords } from '#services/search/answer/fewer-words';
import type { HitsRequest } from '#services/search/hits-request';
import { openNowField } from '#services/search/open-now';
import { attempt, type SearchPlan } from '#services/search/plan';

/**
 * Whether something has all words of a search and is only closed at the moment: "urgent care open now" at night.
 * @param request - the call for all words, of which only fewer were found
 * @returns the filter of what is open, which the visitor may take away; undefined where it is not in the way
 * @requirement B10 E7
 */
export function* closedNow(
  request: HitsRequest,
  { filters }: Pick<SearchState, 'filters'>,
): SearchPlan<FilterValue | undefined> {
  const open = filters.find(({ field }) => field === openNowField);
  if (!open) return undefined;
  const others = request.filters.filter((filter) => !filter.startsWith(`{!tag=${openNowField}}`));
  const found = yield* attempt(allWords({ ...request, filters: others, facetFields: [], rows: 0 }));
  return found && found.results.total > 0 && found.results.relaxed === null ? open : undefined;
}
