import { modelNames } from '@/config/search';
import type { NearPlace, SearchKind, SearchModel } from '@/contracts/search';
import { effectiveFilters } from '@/domain/search/filters';
import type { SearchState } from '@/domain/search/search-url';
import { kmOf } from '@/domain/search/miles';
import { radiusOf } from '@/domain/search/radius';
import { filterQuery, idField, phraseOf, placeFilter } from '#services/search/fields';
import type { Nearness } from '#services/search/hits-request';
import { call, lookUp, type SearchPlan } from '#services/search/plan';
import { numberOf, textOf } from '#services/search/wire';

/** What stands for no limit. @requirement B13 */
const anyKm = 99_999;
const maxPlaces = 999;
const pointField = 'coordinate_rpt';

type Around = {
  readonly type: SearchKind;
  readonly place: string;
  readonly radius: number | null;
  readonly language: string;
};
type Asked = { readonly model: SearchModel; readonly state: SearchState; readonly language: string };

const nowhere: Omit<NearPlace, 'place'> = {
  isFound: false,
  isUnavailable: false,
  isSetAside: false,
  isFar: false,
};

/** A place that adds nothing to a search, and why. */
function without(shown: NearPlace): Nearness {
  return { shown, parameters: [], isEmpty: false, kmById: new Map() };
}

/**
 * What the place of a search means for its call. One beside a chosen location adds nothing and says so.
 * @returns undefined for a search that names no place, or offers none
 * @requirement B12 B15
 */
export function* nearnessOf({ model, state, language }: Asked): SearchPlan<Nearness | undefined> {
  const isOffered = model.filters.some(({ kind }) => kind === 'distance');
  if (!isOffered || state.distance === '') return undefined;
  const isPlaceChosen =
    model.type === 'physician' &&
    effectiveFilters(state.filters, model.filters).some(({ field }) => field === placeFilter);
  if (isPlaceChosen) return without({ ...nowhere, place: state.distance, isSetAside: true });
  const radius = radiusOf(state, model.filters);
  return yield* aroundPlace({ type: model.type, place: state.distance, radius, language });
}

/**
 * What lies around a place: a circle for locations; for physicians the locations inside of it, which also rank by how
 * near they are. A place that nobody knows adds nothing and says so.
 * @param around.radius - miles; null for any distance
 * @requirement B13 B14 B15 B16
 */
export function* aroundPlace({ type, place, radius, language }: Around): SearchPlan<Nearness> {
  const found = yield* lookUp((known) => known.place(place));
  if (!found.ok) return without({ ...nowhere, place, isUnavailable: found.error === 'unavailable' });
  const { name, latitude, longitude } = found.value;
  const shown = { ...nowhere, place: name, isFound: true };
  const point = `${latitude},${longitude}`;
  const km = radius === null ? anyKm : kmOf(radius);
  const circle = [
    ['sfield', pointField],
    ['pt', point],
    ['d', String(km)],
  ] as const;
  if (type !== 'physician') {
    const inside = radius === null ? [] : ([['fq', '{!geofilt}']] as const);
    const parameters = [...circle, ...inside, ['fl', '*,_dist_:geodist()']] as const;
    return { shown, parameters, isEmpty: false, kmById: new Map() };
  }
  const locations = yield* locationsInside(circle, language);
  const ids = filterQuery({ field: idField, values: [...locations.keys()] });
  const boosts = [...locations].map(([id, distance]) => `${phraseOf(id)}^${boostOf(distance)}`);
  return {
    shown,
    isEmpty: locations.size === 0,
    kmById: locations,
    parameters: [...(ids ? [['fq', ids] as const] : []), ['bq', `${idField}:(${boosts.join(' ')})`]],
  };
}

/** @param distance - kilometres @requirement B16 @decision Q11 */
export function boostOf(distance: number): number {
  return Math.floor(5000 / (distance + 0.3) ** 2 + 1);
}

/** The locations inside of a circle with their distances in kilometres, by id. */
function* locationsInside(
  circle: readonly (readonly [string, string])[],
  language: string,
): SearchPlan<ReadonlyMap<string, number>> {
  const parameters = new URLSearchParams([
    ['q', '*'],
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
  const { response } = yield* call(parameters);
  return new Map(
    response.docs.flatMap((document): [string, number][] => {
      const distance = numberOf(document._dist_);
      const id = textOf(document.resultitemid_s);
      const isComplete = id !== '' && textOf(document.resulttitle_t) !== '';
      return distance !== null && isComplete ? [[id, distance]] : [];
    }),
  );
}
