import type { RelaxedWords, SearchKind, SearchResults } from '@/contracts/search';
import { bestMatch } from '@/domain/search/sorts';
import { resultsPerPage } from '@/config/search';
import { scoreField } from '#services/search/answer/fitting';
import {
  fieldsToCount,
  rowsOf,
  startOfLastPage,
  type SearchQuestion,
} from '#services/search/answer/question';
import { phraseOf } from '#services/search/fields';
import { hits } from '#services/search/hits';
import type { HitsRequest, Nearness } from '#services/search/hits-request';
import { boostOf } from '#services/search/answer/near';
import { bestFitting, type Found } from '#services/search/answer/nearest';
import type { SearchPlan } from '#services/search/plan';

/**
 * The list over all types: what each type's own search finds for the words. So it holds what they hold, though each reads
 * places, ages and missing words in its own way. It begins with the first of each type; whoever limits it or chooses an order
 * has it as one list with pages.
 * @param head - what stands above the list: what the words alone find in all types, without its results
 * @param held - what the searches of the types find, of those that find something
 * @requirement B1
 * @decision ADR-0327
 */
export function* everything(
  head: Found,
  held: readonly Found[],
  { model, state, isMap = false }: Pick<SearchQuestion, 'model' | 'state' | 'isMap'>,
): SearchPlan<SearchResults> {
  const anyOf = held.map(({ request }) => request);
  // Whoever only names a place has nothing to look for by words.
  const query = anyOf.some((one) => one.query === '') ? '' : state.query;
  const { minimumMatch: _own, near: _nowhere, ...above } = head.request;
  const request = { ...above, rows: rowsOf(isMap), facetFields: fieldsToCount(model) };
  const order = query === '' && request.sort === bestMatch ? orderWithoutWords(anyOf) : {};
  const nearest = yield* nearestOf(anyOf);
  const asked = { ...request, ...order, query, minimumMatch: '1', anyOf, ...nearest };
  const read = head.results.read?.state ?? state;
  const isByKind = !isMap && read.filters.length === 0 && request.sort === bestMatch;
  const found = yield* isByKind ? firstOfEach(asked, anyOf) : onePage(asked, state);
  const { total, facets, near, hits: shown } = found;
  return {
    ...head.results,
    total,
    facets,
    near,
    hits: isByKind ? inOrder(shown, held) : shown,
    isByKind,
    relaxed: relaxedOf(held),
    nextSteps: [],
  };
}

/** About a page of results: three of each of five types. A service that knows no groups answers with its first page. */
function firstOfEach(asked: HitsRequest, { length }: readonly HitsRequest[]): SearchPlan<SearchResults> {
  const ofEach = Math.max(leastOfEach, Math.floor(resultsPerPage / length));
  return hits({ ...asked, start: 0, ofEach, fields: ['*', scoreField] });
}

const leastOfEach = 3;

/**
 * A type that reads all of the words as a place or a filter stands first: "open now near 60637" asks for places. Stories and trials
 * that have only some of the words stand last: they mention "every day" by chance. Whoever reads of an illness finds its doctors next.
 * @param shown - the best type first
 * @requirement B1
 * @decision ADR-0327 ADR-0354
 */
export function inOrder(shown: SearchResults['hits'], held: readonly Found[]): SearchResults['hits'] {
  const rankOf = ({ request: { type, query }, results: { relaxed } }: Found) =>
    query === '' ? 0 : relaxed !== null && textTypes.includes(type) ? 2 : 1;
  const ranks = new Map(held.map((one) => [one.request.type, rankOf(one)]));
  const placeOf = ({ type }: { readonly type: SearchKind }) => ranks.get(type) ?? 1;
  const sorted = shown.toSorted((one, other) => placeOf(one) - placeOf(other));
  if (sorted[0]?.type !== 'condition') return sorted;
  const next: readonly SearchKind[] = ['condition', 'physician'];
  const isLate = ({ type }: { readonly type: SearchKind }) => Number(!next.includes(type));
  return sorted.toSorted((one, other) => isLate(one) - isLate(other));
}

const textTypes: readonly SearchKind[] = ['article', 'clinicalTrial'];

function* onePage(asked: HitsRequest, state: SearchQuestion['state']): SearchPlan<SearchResults> {
  const first = yield* hits(asked);
  const start = startOfLastPage(first, state);
  return start === undefined ? first : yield* hits({ ...asked, start });
}

/**
 * The order of the doctors' own page, where nothing is searched for: they come first, and not by specialty. What is found by one
 * search alone stands in its order: places by distance.
 * @requirement B1
 */
function orderWithoutWords(searches: readonly HitsRequest[]): Pick<HitsRequest, 'sort' | 'boosts'> {
  const [only, ...others] = searches;
  if (only && others.length === 0) return { sort: only.sort };
  const { sort = bestMatch, boosts = [] } = searches.find(({ type }) => type === 'physician') ?? {};
  return { sort, boosts };
}

/** What puts what is near first, where one of the searches looks around a place. @requirement B16 */
function* nearestOf(searches: readonly HitsRequest[]): SearchPlan<Pick<HitsRequest, 'near' | 'boosts'>> {
  const near = searches.flatMap((one) => (one.near?.shown.isFound ? [one.near] : []));
  const [first] = near;
  if (!first) return {};
  const parameters = near.flatMap((one) => one.parameters);
  const circle = parameters.filter(([name]) => name !== 'fq' && name !== 'bq');
  const kmById = near.find((one) => one.kmById.size > 0)?.kmById ?? new Map<string, number>();
  const all: Nearness = { shown: first.shown, parameters: circle, isEmpty: false, kmById };
  const doctors = searches.find(({ type, query }) => type === 'physician' && query !== '');
  const fits = doctors && (yield* bestFitting(doctors));
  const boosts = fits
    ? idsFirst(fits)
    : parameters.flatMap(([name, value]) => (name === 'bq' ? [value] : []));
  return { near: all, boosts: [...boosts, ...idsFirst(kmById, fits ? 1 : placeWeight)] };
}

/** Somebody who works at three places nearby may have as many boosts, and the nearest place comes before them. */
const placeWeight = 4;

/** The nearer, the earlier. Of doctors, those who fit the words alone: a place next door is no specialty. */
function idsFirst(kmById: Nearness['kmById'], weight = 1): readonly string[] {
  const known = [...kmById].filter(([, km]) => Number.isFinite(km));
  const ids = known.map(([id, km]) => `${phraseOf(id)}^${weight * boostOf(km)}`);
  return ids.length > 0 ? [`resultitemid_s:(${ids.join(' ')})`] : [];
}

/** What has to be said of left-out words: nothing where one of the searches found all of them. */
function relaxedOf(held: readonly Found[]): RelaxedWords | null {
  const said = held.map(({ results }) => results.relaxed);
  const [first] = said;
  if (!first || said.includes(null)) return null;
  const isSame = said.every((one) => one?.without.join() === first.without.join());
  return isSame ? first : { ...first, without: [] };
}
