import { resultsPerPage } from '@/config/search';
import type { SearchModel, SearchResults } from '@/contracts/search';
import { ok, type Result } from '@/lib/result';
import { filtersInForce } from '@/lib/search-filters';
import { defaultSort, distanceSort, offeredSorts } from '@/lib/search-sorts';
import type { SearchState } from '@/lib/search-url';
import type { Subsite } from '@/lib/subsites';
import { findHits, type SearchFailure } from '#services/search/client';
import { filterQueries, filterQuery } from '#services/search/fields';
import { nearnessOf, usesDistance, type Nearness } from '#services/search/near';
import type { HitsRequest } from '#services/search/parameters';
import { keptSynonyms } from '#services/search/synonyms';

/** Kinds of filter that offer the values which the results have. */
const facetKinds: ReadonlySet<string> = new Set(['dropdown', 'radio']);

/** The field of the index with the sub-sites that show a document. */
const subsiteField = 'searchsubsites_sm';

export type SearchQuestion = {
  readonly model: SearchModel;
  readonly state: SearchState;
  readonly language: string;
  /** Part of the site that the search page belongs to. */
  readonly subsite?: Subsite | undefined;
  readonly signal?: AbortSignal;
  /** All results at once, for a map. */
  readonly isMap?: boolean;
};

const nothing: SearchResults = {
  total: 0,
  hits: [],
  facets: [],
  suggestion: '',
  nextSteps: [],
  near: null,
  isAgeWidened: false,
  promotions: [],
  related: [],
  answer: null,
  explained: null,
  read: null,
};

/** Runs a search as it stands: one page of `rows` results. @requirement B2 B12 B15 */
export async function runOnce(
  question: SearchQuestion,
  rows: number,
): Promise<Result<SearchResults, SearchFailure>> {
  const { model, state, language, signal } = question;
  const isExplained = model.type === 'physician' && state.query !== '' && rows > 1;
  const synonyms = isExplained ? await keptSynonyms(language) : [];
  const requestFor = (place?: Nearness): HitsRequest => ({ ...requestOf(question, place), rows, synonyms });
  if (!usesDistance(model, state)) return findHits(requestFor(), signal);
  const near = await nearnessOf({ model, state, language }, signal);
  if (!near.ok) return near;
  if (typeof near.value === 'string') {
    const found = await findHits(requestFor(), signal);
    const isUnavailable = near.value === 'unavailable';
    return found.ok
      ? ok({ ...found.value, near: { place: state.distance, isFound: false, isUnavailable } })
      : found;
  }
  const place = { place: near.value.place.name, isFound: true, isUnavailable: false };
  if (near.value.isEmpty) return ok({ ...nothing, near: place });
  const found = await findHits(requestFor(near.value), signal);
  return found.ok ? ok({ ...found.value, near: place }) : found;
}

function requestOf(
  { model, state, language, subsite }: SearchQuestion,
  near: Nearness | undefined,
): HitsRequest {
  const filters = filtersInForce(state, model.filters, subsite);
  const within =
    subsite === undefined || state.allSite
      ? undefined
      : filterQuery({ field: subsiteField, values: [subsite] });
  return {
    type: model.type,
    model: model.model,
    query: state.query,
    filters: [...filterQueries(filters, model.filters, Date.now()), ...(within ? [within] : [])],
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
  const chosen = offered.find(({ value }) => value === state.sort) ?? defaultSort(offered);
  if (chosen?.value === distanceSort && model.type === 'physician') return 'score desc';
  return chosen?.value ?? 'score desc';
}
