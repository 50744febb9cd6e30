import type { SearchResults } from '@/contracts/search';
import { ok, type Result } from '@/lib/result';
import { adaptResults, kmToNearest } from '#services/search/adapt';
import { askSearch, findHits, type SearchFailure } from '#services/search/client';
import { filterQuery, idField } from '#services/search/fields';
import { fitting, scoreField } from '#services/search/answer/fitting';
import { limitsOf, type HitsRequest } from '#services/search/hits-request';
import { hitsParameters } from '#services/search/parameters';
import { searchWire, textOf, type WireDocument } from '#services/search/wire';

const documentId = 'resultitemid_s';
/** The largest page that is asked for, and how many of them: physicians beyond these come in no order. */
const pageRows = 999;
const maxPages = 6;

/**
 * One page of results. Physicians near a place are asked for in two steps: first where each of them works, to put the
 * nearest first, then those of the page. The search service cannot sort by the nearest of several places.
 * @requirement B7 B15 B16
 */
export async function findPage(
  request: HitsRequest,
  signal?: AbortSignal,
): Promise<Result<SearchResults, SearchFailure>> {
  const { near, start, rows, isNearestFirst } = request;
  if (!isNearestFirst || !near || near.isEmpty || rows === 0) return findHits(request, signal);
  const [first, fits] = await Promise.all([
    placesPage(request, 0, signal),
    request.isFitFirst ? bestFitting(request, signal) : undefined,
  ]);
  if (!first.ok) return first;
  const { numFound, docs } = first.value.response;
  const further = Array.from({ length: Math.min(maxPages, Math.ceil(numFound / pageRows)) - 1 }, (_, page) =>
    placesPage({ ...request, facetFields: [] }, (page + 1) * pageRows, signal),
  );
  const all: WireDocument[] = [...docs];
  for (const page of await Promise.all(further)) {
    if (!page.ok) return page;
    all.push(...page.value.response.docs);
  }
  const counted = adaptResults(first.value, request);
  const ids = all
    .map((document) => {
      const id = textOf(document[documentId]);
      return { id, km: kmToNearest(document, near.kmById), rank: fits?.has(id) === false ? 1 : 0 };
    })
    .toSorted((one, other) => one.rank - other.rank || (one.km === other.km ? 0 : one.km - other.km))
    .slice(start, start + rows)
    .map(({ id }) => id);
  const only = filterQuery({ field: documentId, values: ids });
  if (only === undefined) return ok({ ...counted, hits: [] });
  const filters = [...request.filters, only];
  const page = await findHits({ ...request, filters, facetFields: [], start: 0, rows: ids.length }, signal);
  if (!page.ok) return page;
  const { hits, near: shown, explained } = page.value;
  const places = new Map(ids.map((id, index) => [id, index]));
  const inOrder = hits.toSorted((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0));
  return ok({ ...counted, hits: inOrder, near: shown, explained });
}

/** Where physicians work, in the order of the service. */
function placesPage(request: HitsRequest, start: number, signal: AbortSignal | undefined) {
  const parameters = hitsParameters({ ...request, start, rows: pageRows });
  parameters.set('fl', `${documentId},${idField}`);
  return askSearch(parameters, searchWire, signal);
}

/**
 * Physicians who fit the words as well as the best does: kilometres to the nearest of their locations, by id.
 * @returns undefined where the search looks around no place, or nobody knows
 * @requirement B16
 */
export async function bestFitting(
  { near, ...request }: HitsRequest,
  signal: AbortSignal | undefined,
): Promise<ReadonlyMap<string, number> | undefined> {
  if (!near) return undefined;
  const plain = { ...request, near: limitsOf(near), boosts: [], facetFields: [], sort: 'score desc' };
  const parameters = hitsParameters({ ...plain, start: 0, rows: pageRows });
  parameters.set('fl', [documentId, idField, scoreField].join(','));
  const found = await askSearch(parameters, searchWire, signal);
  if (!found.ok) return undefined;
  const fits = fitting(found.value.response.docs);
  return new Map(
    fits.map((document) => [textOf(document[documentId]), kmToNearest(document, near.kmById)] as const),
  );
}
