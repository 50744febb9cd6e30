import { mapRows, resultsPerPage } from '@/config/search';
import type { SearchError, SearchResults, SearchType } from '@/contracts/search';
import { err, ok, type Result } from '@/lib/result';
import type { SearchState } from '@/lib/search-url';
import type { Subsite } from '@/lib/subsites';
import { answerBox } from '#services/search/answer-box';
import { findHits, type SearchFailure } from '#services/search/client';
import { runForAge } from '#services/search/for-age';
import { readWords } from '#services/search/intent/read-words';
import type { AuthoredSearch } from '#services/search/models-wire';
import { searchModels, type SearchSource } from '#services/search/models';
import { nextSteps } from '#services/search/next-steps';
import type { HitsRequest } from '#services/search/parameters';
import { promotionsFor } from '#services/search/promotions';
import { runOnce, type SearchQuestion } from '#services/search/run-once';

/**
 * Runs a visitor's search with what its search model allows: only the filters and orders that it offers. Plain words
 * are read as filters first. A place that nobody knows limits nothing, and the answer says so; an empty answer says
 * what would find something.
 * @requirement B2 B9 B11 B12 B15 B18 B28 B29 B30
 */
export async function runSearch(
  question: SearchQuestion & Pick<AuthoredSearch, 'promotions'>,
): Promise<Result<SearchResults, SearchFailure>> {
  const { model, language, subsite, signal, isMap = false } = question;
  const read = await readWords(question);
  const asked = read?.state ?? question.state;
  const state = isMap ? { ...asked, pageIndex: 0 } : asked;
  const [found, answer] = await Promise.all([
    isMap ? runForAge({ ...question, state }, mapRows) : pageOf({ ...question, state }),
    isMap ? null : answerBox({ model, state, language }, signal),
  ]);
  if (!found.ok) return found;
  const results = { ...found.value, ...promotionsFor(state.query, question.promotions), answer, read };
  if (results.total > 0) return ok(results);
  const steps = await nextSteps({
    model,
    state,
    subsite,
    countOf: async (other) => totalOf(await runOnce({ ...question, state: other }, 0)),
    wholeSite: async (query) => totalOf(await findHits(wholeSiteRequest(query, language), signal)),
  });
  return ok({ ...results, nextSteps: steps });
}

/** The page that was asked for; the last one for a page beyond it, as an older link may name. */
async function pageOf(question: SearchQuestion): Promise<Result<SearchResults, SearchFailure>> {
  const { state } = question;
  const found = await runForAge(question, resultsPerPage);
  if (!found.ok || found.value.total === 0 || found.value.hits.length > 0 || state.pageIndex === 0)
    return found;
  const last = Math.min(Math.ceil(found.value.total / resultsPerPage), state.pageIndex) - 1;
  return runForAge({ ...question, state: { ...state, pageIndex: last } }, resultsPerPage);
}

function totalOf(found: Result<SearchResults, SearchFailure>): number | undefined {
  return found.ok ? found.value.total : undefined;
}

function wholeSiteRequest(query: string, language: string): HitsRequest {
  const unlimited = { filters: [], facetFields: [], sort: '', start: 0, rows: 0 };
  return { ...unlimited, type: 'condition', model: 'All', query, language };
}

/**
 * The answer to a search that a page of ours asks for: the search model is read from the CMS, never taken from the
 * browser.
 * @returns `searchUnknown` when there is no such search
 */
export async function answerSearch(
  from: SearchSource & {
    readonly type: SearchType;
    readonly state: SearchState;
    readonly subsite?: Subsite | undefined;
    readonly isMap?: boolean;
    readonly signal?: AbortSignal;
  },
): Promise<Result<SearchResults, SearchError | 'aborted'>> {
  const { signal, language, state, subsite, isMap = false } = from;
  const models = await searchModels(from, signal);
  if (!models.ok) return err('searchUnavailable');
  const authored = models.value.find(({ type }) => type === from.type);
  if (!authored) return err('searchUnknown');
  const { promotions, ...model } = authored;
  const found = await runSearch({
    model,
    promotions,
    state,
    language,
    subsite,
    isMap,
    ...(signal ? { signal } : {}),
  });
  return found.ok ? ok(found.value) : found;
}
