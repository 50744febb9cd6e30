import { mapRows, resultsPerPage } from '@/config/search';
import type { SearchError, SearchModel, SearchResults, SearchType } from '@/contracts/search';
import { effectiveFilters } from '@/lib/search-filters';
import { err, ok, type Result } from '@/lib/result';
import { defaultSort, distanceSort, offeredSorts } from '@/lib/search-sorts';
import type { SearchState } from '@/lib/search-url';
import { findHits, type SearchFailure } from '#services/search/client';
import { filterQueries } from '#services/search/fields';
import { searchModels, type SearchSource } from '#services/search/models';
import { nearnessOf, usesDistance, type Nearness } from '#services/search/near';
import { nextSteps } from '#services/search/next-steps';
import type { HitsRequest } from '#services/search/parameters';

/** Kinds of filter that offer the values which the results have. */
const facetKinds: ReadonlySet<string> = new Set(['dropdown', 'radio']);

export type SearchQuestion = {
  readonly model: SearchModel;
  readonly state: SearchState;
  readonly language: string;
  readonly signal?: AbortSignal;
  /** All results at once, for a map. */
  readonly isMap?: boolean;
};

/**
 * Runs a visitor's search with what its search model allows: only the filters and orders that it offers. A place that
 * nobody knows limits nothing, and the answer says so; an empty answer says what would find something.
 * @requirement B2 B9 B12 B15 B18 B30
 */
export async function runSearch(question: SearchQuestion): Promise<Result<SearchResults, SearchFailure>> {
  const { isMap = false } = question;
  const whole = isMap ? { ...question, state: { ...question.state, pageIndex: 0 } } : question;
  const found = await runOnce(whole, isMap ? mapRows : resultsPerPage);
  if (!found.ok || found.value.total > 0) return found;
  const { model, state, language, signal } = question;
  const steps = await nextSteps({
    model,
    state,
    countOf: async (other) => totalOf(await runOnce({ ...question, state: other }, 0)),
    wholeSite: async (query) => totalOf(await findHits(wholeSiteRequest(query, language), signal)),
  });
  return ok({ ...found.value, nextSteps: steps });
}

function totalOf(found: Result<SearchResults, SearchFailure>): number | undefined {
  return found.ok ? found.value.total : undefined;
}

function wholeSiteRequest(query: string, language: string): HitsRequest {
  const nothing = { filters: [], facetFields: [], sort: '', start: 0, rows: 0 };
  return { ...nothing, type: 'condition', model: 'All', query, language };
}

async function runOnce(
  question: SearchQuestion,
  rows: number,
): Promise<Result<SearchResults, SearchFailure>> {
  const { model, state, language, signal } = question;
  if (!usesDistance(model, state)) return findHits({ ...requestOf(question, undefined), rows }, signal);
  const near = await nearnessOf({ model, state, language }, signal);
  if (!near.ok) return near;
  if (typeof near.value === 'string') {
    const found = await findHits({ ...requestOf(question, undefined), rows }, signal);
    const isUnavailable = near.value === 'unavailable';
    return found.ok
      ? ok({ ...found.value, near: { place: state.distance, isFound: false, isUnavailable } })
      : found;
  }
  const place = { place: near.value.place.name, isFound: true, isUnavailable: false };
  if (near.value.isEmpty)
    return ok({ total: 0, hits: [], facets: [], suggestion: '', nextSteps: [], near: place });
  const found = await findHits({ ...requestOf(question, near.value), rows }, signal);
  return found.ok ? ok({ ...found.value, near: place }) : found;
}

function requestOf({ model, state, language }: SearchQuestion, near: Nearness | undefined): HitsRequest {
  const filters = effectiveFilters(state.filters, model.filters);
  return {
    type: model.type,
    model: model.model,
    query: state.query,
    filters: filterQueries(filters, new Set(model.filters.map(({ field }) => field))),
    facetFields: model.filters.filter(({ kind }) => facetKinds.has(kind)).map(({ field }) => field),
    sort: sortOf(model, state, near),
    start: state.pageIndex * resultsPerPage,
    rows: resultsPerPage,
    language,
    ...(near ? { extra: near.parameters, milesById: near.milesById } : {}),
  };
}

/** Physicians near a place are ranked by the boosts of their locations, others by the service's own distance. */
function sortOf(model: SearchModel, state: SearchState, near: Nearness | undefined): string {
  const offered = offeredSorts(model, near !== undefined);
  const chosen = offered.find(({ value }) => value === state.sort) ?? defaultSort(offered, model);
  if (chosen?.value === distanceSort && model.type === 'physician') return 'score desc';
  return chosen?.value ?? 'score desc';
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
    readonly isMap?: boolean;
    readonly signal?: AbortSignal;
  },
): Promise<Result<SearchResults, SearchError | 'aborted'>> {
  const { signal, language, state, isMap = false } = from;
  const models = await searchModels(from, signal);
  if (!models.ok) return err('searchUnavailable');
  const model = models.value.find(({ type }) => type === from.type);
  if (!model) return err('searchUnknown');
  const found = await runSearch({ model, state, language, isMap, ...(signal ? { signal } : {}) });
  return found.ok ? ok(found.value) : found;
}
