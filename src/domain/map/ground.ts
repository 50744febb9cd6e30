import { unitOf, type Pixel } from '@/domain/map/projection';
import data from '@/domain/map/ground.json';

/** Points on the whole earth, a square of 1 by 1. */
export type Line = readonly Pixel[];

/** What labels name, in the order in which they get room. */
export const placeKinds = ['city', 'water', 'state', 'town', 'suburb', 'area', 'corner'] as const;

export type PlaceKind = (typeof placeKinds)[number];

/** What lies below the places of our own map. */
export type Ground = {
  /** Closed outlines. */
  readonly waters: readonly Line[];
  readonly parks: readonly Line[];
  readonly states: readonly Line[];
  readonly counties: readonly Line[];
  readonly rivers: readonly Line[];
  readonly roads: readonly { readonly ref: string; readonly line: Line }[];
  readonly streets: readonly { readonly name: string; readonly line: Line }[];
  readonly places: readonly { readonly kind: PlaceKind; readonly name: string; readonly at: Pixel }[];
};

/** Degrees of one step of the file. */
const step = 1e-4;

/** @param steps - from each point to the next, latitude and longitude in turn; the first from zero */
function lineOf(steps: readonly number[]): Line {
  let [latitude, longitude] = [0, 0];
  return Array.from({ length: steps.length / 2 }, (_unused, at) => {
    latitude += steps[2 * at] ?? 0;
    longitude += steps[2 * at + 1] ?? 0;
    return unitOf({ latitude: latitude * step, longitude: longitude * step });
  });
}

type Named = readonly (readonly [string, readonly number[]])[];
type Placed = Readonly<Record<PlaceKind, readonly (readonly [string, number, number])[]>>;

/**
 * Lake, rivers, borders, main roads, streets and names around Chicago: our own facts, and counties of the US Census.
 * `content/map/ground.ts` makes the file that this reads.
 * @requirement E9
 */
export const ground: Ground = {
  waters: [data.lake, ...data.waters].map(lineOf),
  parks: data.parks.map(lineOf),
  states: data.states.map(lineOf),
  counties: data.counties.map(lineOf),
  rivers: data.rivers.map(lineOf),
  roads: (data.roads as unknown as Named).map(([ref, line]) => ({ ref, line: lineOf(line) })),
  streets: (data.streets as unknown as Named).map(([name, line]) => ({ name, line: lineOf(line) })),
  places: placeKinds.flatMap((kind) =>
    (data.places as unknown as Placed)[kind].flatMap(([name, latitude, longitude]) => {
      const [at] = lineOf([latitude, longitude]);
      return at ? [{ kind, name, at }] : [];
    }),
  ),
};
