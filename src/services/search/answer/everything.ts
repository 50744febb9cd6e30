import type { RelaxedWords, SearchResults } from '@/contracts/search';
import { bestMatch } from '@/domain/search/sorts';
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
 * The list over all types: what each type's own search finds for the words, in one order. So it holds what they hold,
 * though each reads places, ages and missing words in its own way.
 * @param head - what stands above the list: what the words alone find in all types, without its results
 * @param held - what the searches of the types find, of those that find something
 * @requirement B1
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
  const order = query === '' && request.sort === bestMatch ? doctorsOrder(anyOf) : {};
  const nearest = yield* nearestOf(anyOf);
  const asked = { ...request, ...order, query, minimumMatch: '1', anyOf, ...nearest };
  const first = yield* hits(asked);
  const start = startOfLastPage(first, state);
  const { total, facets, near, hits: shown } = start === undefined ? first : yield* hits({ ...asked, start });
  return { ...head.results, total, facets, near, hits: shown, relaxed: relaxedOf(held), nextSteps: [] };
}

/** The order of the doctors' own page, where nothing is searched for: they come first, and not by specialty. @requirement B1 */
function doctorsOrder(searches: readonly HitsRequest[]): Pick<HitsRequest, 'sort' | 'boosts'> {
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
