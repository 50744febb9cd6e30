import type { SearchResults } from '@/contracts/search';
import { adaptResults } from '#services/search/adapt';
import type { HitsRequest } from '#services/search/hits-request';
import { hitsParameters, wordCountParameters } from '#services/search/parameters';
import { call, count, type SearchPlan } from '#services/search/plan';
import { numberOf, searchWire } from '#services/search/wire';

/** An answer without documents. */
const nothing = searchWire.parse({ response: { numFound: 0, docs: [] } });

/**
 * One page of results. Where nobody is inside of the radius the search service is not asked.
 * @returns at most `rows` hits, the number of all of them, facets and a suggested spelling
 * @requirement B18
 */
export function* hits(request: HitsRequest): SearchPlan<SearchResults> {
  if (request.near?.isEmpty) return adaptResults(nothing, { ...request, facetFields: [] });
  if (request.counting)
    return { ...adaptResults(nothing, request), total: yield* count(request, request.counting) };
  return adaptResults(yield* call(hitsParameters(request)), request);
}

/**
 * How much has each of some words, under the limits of a search.
 * @returns a number for each word; undefined where the service does not tell
 * @requirement B18
 */
export function* wordCounts(
  request: HitsRequest,
  words: readonly string[],
): SearchPlan<readonly (number | undefined)[]> {
  const { facet_counts: counts } = yield* call(wordCountParameters(request, words));
  return words.map((_word, number) => numberOf(counts.facet_queries[`word${number}`]) ?? undefined);
}
