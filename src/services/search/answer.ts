import { resultsPerPage } from '@/config/search';
import type { SearchError, SearchModel, SearchResults, SearchType } from '@/contracts/search';
import { effectiveFilters } from '@/lib/search-filters';
import { err, ok, type Result } from '@/lib/result';
import { defaultSort, distanceSort, offeredSorts } from '@/lib/search-sorts';
import type { SearchState } from '@/lib/search-url';
import { findHits, type SearchFailure } from '#services/search/client';
import { filterQueries } from '#services/search/fields';
import { searchModels, type SearchSource } from '#services/search/models';
import { nearnessOf, usesDistance, type Nearness } from '#services/search/near';
import type { HitsRequest } from '#services/search/parameters';

/** Kinds of filter that offer the values which the results have. */
const facetKinds: ReadonlySet<string> = new Set(['dropdown', 'radio']);

export type SearchQuestion = {
  readonly model: SearchModel;
  readonly state: SearchState;
  readonly language: string;
  readonly signal?: AbortSignal;
};

/**
 * Runs a visitor's search with what its search model allows: only the filters and orders that it offers. A place that
 * nobody knows limits nothing, and the answer says so.
 * @requirement B2 B9 B12 B15 B18
 */
export async function runSearch(question: SearchQuestion): Promise<Result<SearchResults, SearchFailure>> {
  const { model, state, language, signal } = question;
  if (!usesDistance(model, state)) return findHits(requestOf(question, undefined), signal);
  const near = await nearnessOf({ model, state, language }, signal);
  if (!near.ok) return near;
  const place = { place: near.value?.place.name ?? state.distance, isFound: near.value !== undefined };
  if (near.value?.isEmpty) return ok({ total: 0, hits: [], facets: [], suggestion: '', near: place });
  const found = await findHits(requestOf(question, near.value), signal);
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
    readonly signal?: AbortSignal;
  },
): Promise<Result<SearchResults, SearchError | 'aborted'>> {
  const { signal, language, state } = from;
  const models = await searchModels(from, signal);
  if (!models.ok) return err('searchUnavailable');
  const model = models.value.find(({ type }) => type === from.type);
  if (!model) return err('searchUnknown');
  const found = await runSearch({ model, state, language, ...(signal ? { signal } : {}) });
  return found.ok ? ok(found.value) : found;
}
