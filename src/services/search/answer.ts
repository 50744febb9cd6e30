import { resultsPerPage } from '@/config/search';
import type { SearchError, SearchModel, SearchResults, SearchType } from '@/contracts/search';
import { effectiveFilters } from '@/lib/search-filters';
import { err, ok, type Result } from '@/lib/result';
import type { SearchState } from '@/lib/search-url';
import { findHits } from '#services/search/client';
import { filterQueries } from '#services/search/fields';
import { searchModels, type SearchSource } from '#services/search/models';

/** Kinds of filter that offer the values which the results have. */
const facetKinds: ReadonlySet<string> = new Set(['dropdown', 'radio']);

export type SearchQuestion = {
  readonly model: SearchModel;
  readonly state: SearchState;
  readonly language: string;
  readonly signal?: AbortSignal;
};

/**
 * Runs a visitor's search with what its search model allows: only the filters and orders that it offers.
 * @requirement B2 B9 B18
 */
export function runSearch({ model, state, language, signal }: SearchQuestion) {
  const filters = effectiveFilters(state.filters, model.filters);
  return findHits(
    {
      type: model.type,
      model: model.model,
      query: state.query,
      filters: filterQueries(filters, new Set(model.filters.map(({ field }) => field))),
      facetFields: model.filters.filter(({ kind }) => facetKinds.has(kind)).map(({ field }) => field),
      sort: sortOf(model, state),
      start: state.pageIndex * resultsPerPage,
      rows: resultsPerPage,
      language,
    },
    signal,
  );
}

function sortOf(model: SearchModel, state: SearchState): string {
  const offered = model.sorts.find(({ value }) => value === state.sort) ?? model.sorts[0];
  return offered?.value ?? 'score desc';
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
