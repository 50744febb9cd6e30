import rows from '../../../content/organization/places.json' with { type: 'json' };
import { keyOf, wordsOf } from './place-names.ts';

/** Degrees, WGS 84. */
export type Position = { readonly latitude: number; readonly longitude: number };

/** A neighbourhood or town of the region, which people call by its name alone. */
export type RegionPlace = Position & {
  /** `Hyde Park, Chicago, IL`. */
  readonly name: string;
  /** '' for a place of its own. */
  readonly city: string;
  readonly state: string;
};

const places = rows.map((row) => {
  const { name, latitude, longitude } = row;
  const city = 'city' in row ? row.city : '';
  const state = 'state' in row ? row.state : 'IL';
  const place: RegionPlace = {
    name: [name, city, state].filter(Boolean).join(', '),
    city,
    state,
    latitude,
    longitude,
  };
  const names = [name, ...('also' in row ? row.also : []), ...('alsoAfterIn' in row ? row.alsoAfterIn : [])];
  return { place, names, zips: 'zips' in row ? row.zips : [] };
});

/** The places of the region by each of their names. */
export const regionByKey: ReadonlyMap<string, readonly RegionPlace[]> = new Map(
  [
    ...Map.groupBy(
      places.flatMap(({ place, names }) => names.map((name) => ({ place, key: keyOf(wordsOf(name)) }))),
      ({ key }) => key,
    ),
  ].map(([key, found]) => [key, found.map(({ place }) => place)]),
);

/** ZIP codes of the region that belong to one company or to boxes, which lists of ZIP codes leave out. */
export const regionByZip: ReadonlyMap<string, RegionPlace> = new Map(
  places.flatMap(({ place, zips }) => zips.map((zip): [string, RegionPlace] => [zip, place])),
);
