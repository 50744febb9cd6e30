import type { FilterValue } from '@/domain/search/search-url';
import { allWords } from '#services/search/answer/fewer-words';
import { requestFor, type Groundwork, type SearchQuestion } from '#services/search/answer/question';
import { openNowField } from '#services/search/open-now';
import { attempt, type SearchPlan } from '#services/search/plan';

/**
 * Whether something has all words of a search and is only closed at the moment: "urgent care open now" at night.
 * @param question - of which only fewer words were found
 * @returns the filter of what is open, which the visitor may take away; undefined where it is not in the way
 * @requirement B10 E7
 */
export function* closedNow(
  question: SearchQuestion,
  groundwork: Groundwork,
): SearchPlan<FilterValue | undefined> {
  const { state } = question;
  const open = state.filters.find(({ field }) => field === openNowField);
  if (!open) return undefined;
  const filters = state.filters.filter((filter) => filter !== open);
  const request = requestFor({ ...question, state: { ...state, filters }, isHead: true }, groundwork);
  const found = yield* attempt(allWords(request));
  return found && found.results.total > 0 && found.results.relaxed === null ? open : undefined;
}
