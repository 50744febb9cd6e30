import { adaptResults, kmToNearest } from '#services/search/adapt';
import { filterQuery, idField } from '#services/search/fields';
import { fitting, scoreField } from '#services/search/answer/fitting';
import { hits } from '#services/search/hits';
import { limitsOf, type HitsRequest } from '#services/search/hits-request';
import { hitsParameters } from '#services/search/parameters';
import { attempt, call, together, type SearchPlan } from '#services/search/plan';
import type { SearchResults } from '@/contracts/search';
import { textOf, type SearchWire } from '#services/search/wire';

const documentId = 'resultitemid_s';
/** The largest page that is asked for, and how many of them: physicians beyond these come in no order. */
const pageRows = 999;
const maxPages = 6;

/** What a search found, and the call that found it. */
export type Found = { readonly request: HitsRequest; readonly results: SearchResults };

/**
 * One page of results. Physicians near a place are asked for in two steps: first where each of them works, to put the
 * nearest first, then those of the page. The search service cannot sort by the nearest of several places.
 * @requirement B7 B15 B16
 */
export function* page(request: HitsRequest): SearchPlan<Found> {
  const { near, start, rows, isNearestFirst } = request;
  if (!isNearestFirst || !near || near.isEmpty || rows === 0)
    return { request, results: yield* hits(request) };
  const [first, fits] = yield* together(
    placesPage(request, 0),
    request.isFitFirst ? bestFitting(request) : undefined,
  );
  const { numFound } = first.response;
  const further = Array.from({ length: Math.min(maxPages, Math.ceil(numFound / pageRows)) - 1 }, (_, at) =>
    placesPage({ ...request, facetFields: [] }, (at + 1) * pageRows),
  );
  const all = [first, ...(yield* together(...further))].flatMap(({ response }) => response.docs);
  const counted = adaptResults(first, request);
  const ids = all
    .map((document) => {
      const id = textOf(document[documentId]);
      return { id, km: kmToNearest(document, near.kmById), rank: fits?.has(id) === false ? 1 : 0 };
    })
    .toSorted((one, other) => one.rank - other.rank || (one.km === other.km ? 0 : one.km - other.km))
    .slice(start, start + rows)
    .map(({ id }) => id);
  const only = filterQuery({ field: documentId, values: ids });
  if (only === undefined) return { request, results: { ...counted, hits: [] } };
  const filters = [...request.filters, only];
  const shown = yield* hits({ ...request, filters, facetFields: [], start: 0, rows: ids.length });
  const places = new Map(ids.map((id, index) => [id, index]));
  const inOrder = shown.hits.toSorted(
    (one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0),
  );
  return { request, results: { ...counted, hits: inOrder, near: shown.near, explained: shown.explained } };
}

/** Where physicians work, in the order of the service. */
function placesPage(request: HitsRequest, start: number): SearchPlan<SearchWire> {
  const parameters = hitsParameters({ ...request, start, rows: pageRows });
  parameters.set('fl', `${documentId},${idField}`);
  return call(parameters);
}

/**
 * Physicians who fit the words as well as the best does: kilometres to the nearest of their locations, by id.
 * @returns undefined where the search looks around no place, or nobody knows
 * @requirement B16
 */
export function* bestFitting({
  near,
  ...request
}: HitsRequest): SearchPlan<ReadonlyMap<string, number> | undefined> {
  if (!near) return undefined;
  const plain = { ...request, near: limitsOf(near), boosts: [], facetFields: [], sort: 'score desc' };
  const parameters = hitsParameters({ ...plain, start: 0, rows: pageRows });
  parameters.set('fl', [documentId, idField, scoreField].join(','));
  const found = yield* attempt(call(parameters));
  if (!found) return undefined;
  const fits = fitting(found.response.docs);
  return new Map(
    fits.map((document) => [textOf(document[documentId]), kmToNearest(document, near.kmById)] as const),
  );
}
