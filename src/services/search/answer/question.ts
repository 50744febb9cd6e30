import { mapRows, resultsPerPage } from '@/config/search';
import type { SearchModel, SearchResults } from '@/contracts/search';
import { filtersInForce } from '@/domain/search/filters';
import { bestMatch, defaultSort, distanceSort, offeredSorts } from '@/domain/search/sorts';
import type { SearchState } from '@/domain/search/search-url';
import type { Subsite } from '@/domain/subsites';
import { nearnessOf } from '#services/search/answer/near';
import { advantages, withTieBreakers } from '#services/search/answer/order';
import { filterQueries, filterQuery } from '#services/search/fields';
import type { Counting, HitsRequest, Nearness, SynonymRule } from '#services/search/hits-request';
import { lookUp, together, type SearchPlan } from '#services/search/plan';

/** Kinds of filter that offer the values which the results have. */
const facetKinds: ReadonlySet<string> = new Set(['dropdown', 'radio']);

/** The field of the index with the sub-sites that show a document. */
const subsiteField = 'searchsubsites_sm';

/** A visitor's search, with the search model that limits it. */
export type SearchQuestion = {
  readonly model: SearchModel;
  readonly state: SearchState;
  readonly language: string;
  /** Part of the site that the search page belongs to. */
  readonly subsite?: Subsite | undefined;
  /** All results at once, for a map. */
  readonly isMap?: boolean;
  /** Only their number is wanted; it counts them together with those of other searches. */
  readonly counting?: Counting | undefined;
  /** Only what stands above the results is wanted. */
  readonly isHead?: boolean;
};

/** What has to be looked up before a search can be asked. */
export type Groundwork = {
  /** Undefined where the search looks around no place. */
  readonly near: Nearness | undefined;
  readonly synonyms: readonly SynonymRule[];
};

/** Looks up the place of a search, and the synonyms of its words, which also explain what was found. @requirement B12 B19 */
export function* groundworkFor({ model, state, language }: SearchQuestion): SearchPlan<Groundwork> {
  const [near, synonyms] = yield* together(
    nearnessOf({ model, state, language }),
    state.query === '' ? undefined : lookUp((known) => known.synonyms(language)),
  );
  return { near, synonyms: synonyms ?? [] };
}

/** The search call for a question: one page of results, or all of them for a map. @requirement B2 B15 B18 */
export function requestFor(question: SearchQuestion, { near, synonyms }: Groundwork): HitsRequest {
  const { model, state, language, subsite, isMap = false, counting, isHead = false } = question;
  const isCount = counting !== undefined;
  const filters = filtersInForce(state, model.filters, subsite);
  const within =
    subsite === undefined || state.allSite
      ? undefined
      : filterQuery({ field: subsiteField, values: [subsite] });
  const { sort, ...order } = orderOf(model, state, near?.shown.isFound ?? false);
  const now = Date.now();
  return {
    type: model.type,
    model: model.model,
    query: state.query,
    filters: [...filterQueries(filters, model.filters, now), ...(within ? [within] : [])],
    facetFields: isCount || isHead ? [] : fieldsToCount(model),
    sort: withTieBreakers(model, sort),
    boosts: advantages(model, { state, subsite, sort, now }),
    ...(isCount ? {} : order),
    start: state.pageIndex * resultsPerPage,
    rows: isCount || isHead ? 0 : rowsOf(isMap),
    language,
    synonyms,
    ...(near ? { near } : {}),
    ...(counting ? { counting } : {}),
  };
}

/** A page of results, or all of them for a map. @requirement B8 B9 */
export function rowsOf(isMap: boolean): number {
  return isMap ? mapRows : resultsPerPage;
}

/** Where the last page starts, for a page beyond it, as an older link may name. @requirement B2 */
export function startOfLastPage(
  { total, hits }: Pick<SearchResults, 'total' | 'hits'>,
  { pageIndex }: SearchState,
): number | undefined {
  if (total === 0 || hits.length > 0 || pageIndex === 0) return undefined;
  return (Math.min(Math.ceil(total / resultsPerPage), pageIndex) - 1) * resultsPerPage;
}

/** The fields whose values are counted. @requirement B18 */
export function fieldsToCount({ filters }: Pick<SearchModel, 'filters'>): readonly string[] {
  return filters.filter(({ kind }) => facetKinds.has(kind)).map(({ field }) => field);
}

/**
 * Locations are in the order of the service's own distance; a physician's distance is known here alone. By how well they
 * fit some words, the nearest of those who fit come first, and then those who only mention them.
 */
function orderOf(
  model: SearchModel,
  state: SearchState,
  isNear: boolean,
): Pick<HitsRequest, 'sort' | 'isNearestFirst' | 'isFitFirst'> {
  const offered = offeredSorts(model, { isNear, query: state.query });
  const chosen = offered.find(({ value }) => value === state.sort) ?? defaultSort(offered);
  const sort = chosen?.value ?? bestMatch;
  if (model.type !== 'physician' || !isNear) return { sort };
  if (sort === distanceSort) return { sort: bestMatch, isNearestFirst: true };
  const isFitFirst = sort === bestMatch && state.query !== '';
  return isFitFirst ? { sort, isNearestFirst: true, isFitFirst } : { sort };
}
