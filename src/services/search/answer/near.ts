import { modelNames } from '@/config/search';
import type { SearchModel } from '@/contracts/search';
import type { SearchState } from '@/domain/search/search-url';
import { kmOf, milesOf } from '@/domain/search/miles';
import { ok, type Result } from '@/lib/result';
import { geocode } from '#services/geocode/geocode';
import { askSearch, type SearchFailure } from '#services/search/client';
import { filterQuery, idField, phraseOf, placeFilter } from '#services/search/fields';
import type { Nearness } from '#services/search/hits-request';
import { numberOf, searchWire, textOf } from '#services/search/wire';

/** What stands for no limit. @requirement B13 */
const anyKm = 99_999;
const maxPlaces = 999;
const pointField = 'coordinate_rpt';

/** Whether a search looks around a place. */
export function usesDistance(model: SearchModel, state: SearchState): boolean {
  const isOffered = model.filters.some(({ kind }) => kind === 'distance');
  const isPlaceChosen =
    model.type === 'physician' && state.filters.some(({ field }) => field === placeFilter);
  return isOffered && state.distance !== '' && !isPlaceChosen;
}

/**
 * What the place of a search means for its call: a circle for locations; for physicians the locations inside of it,
 * which also rank by how near they are.
 * A place that nobody knows adds nothing, and says so.
 * @requirement B12 B13 B15 B16
 */
export async function nearnessOf(
  {
    model,
    state,
    language,
  }: {
    readonly model: Pick<SearchModel, 'type'>;
    readonly state: Pick<SearchState, 'distance' | 'radius'>;
    readonly language: string;
  },
  signal?: AbortSignal,
): Promise<Result<Nearness, SearchFailure>> {
  const found = await geocode(state.distance);
  if (!found.ok) {
    const isUnavailable = found.error === 'unavailable';
    const shown = { place: state.distance, isFound: false, isUnavailable };
    return ok({ shown, parameters: [], isEmpty: false, milesById: new Map() });
  }
  const { name, latitude, longitude } = found.value;
  const shown = { place: name, isFound: true, isUnavailable: false };
  const point = `${latitude},${longitude}`;
  const km = state.radius === null ? anyKm : kmOf(state.radius);
  const circle = [
    ['sfield', pointField],
    ['pt', point],
    ['d', String(km)],
  ] as const;
  if (model.type !== 'physician') {
    const inside = state.radius === null ? [] : ([['fq', '{!geofilt}']] as const);
    const parameters = [...circle, ...inside, ['fl', '*,_dist_:geodist()']] as const;
    return ok({ shown, parameters, isEmpty: false, milesById: new Map() });
  }
  const locations = await locationsInside(circle, language, signal);
  if (!locations.ok) return locations;
  const ids = filterQuery({ field: idField, values: [...locations.value.keys()] });
  const boosts = [...locations.value].map(([id, distance]) => `${phraseOf(id)}^${boostOf(distance)}`);
  return ok({
    shown,
    isEmpty: locations.value.size === 0,
    milesById: new Map([...locations.value].map(([id, distance]) => [id, milesOf(distance)])),
    parameters: [...(ids ? [['fq', ids] as const] : []), ['bq', `${idField}:(${boosts.join(' ')})`]],
  });
}

/** @param distance - kilometres @requirement B16 @decision Q11 */
export function boostOf(distance: number): number {
  return Math.floor(5000 / (distance + 0.3) ** 2 + 1);
}

/** The locations inside of a circle with their distances in kilometres, by id. */
async function locationsInside(
  circle: readonly (readonly [string, string])[],
  language: string,
  signal?: AbortSignal,
): Promise<Result<ReadonlyMap<string, number>, SearchFailure>> {
  const parameters = new URLSearchParams([
    ['q', '*:*'],
    ['model', modelNames.location],
    ['useParams', modelNames.location],
    ['language', language],
    ['rows', String(maxPlaces)],
    ['start', '0'],
    ['metadata', 'false'],
    ['fq', '{!geofilt}'],
    ['fq', `_language:${phraseOf(language)}`],
    ['fl', 'resultitemid_s,resulttitle_t,coordinate_rpt,_dist_:geodist()'],
    ['facet', 'false'],
    ...circle.map(([name, value]): [string, string] => [name, value]),
  ]);
  const answer = await askSearch(parameters, searchWire, signal);
  if (!answer.ok) return answer;
  return ok(
    new Map(
      answer.value.response.docs.flatMap((document): [string, number][] => {
        const distance = numberOf(document._dist_);
        const id = textOf(document.resultitemid_s);
        const isComplete = id !== '' && textOf(document.resulttitle_t) !== '';
        return distance !== null && isComplete ? [[id, distance]] : [];
      }),
    ),
  );
}
