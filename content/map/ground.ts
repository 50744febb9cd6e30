import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { load } from 'js-yaml';
import { mesh } from 'topojson-client';
import { joinedShore, linesWithin, type Point } from './outlines.ts';
import { streetLines, type Streets } from './streets.ts';

/** A town or neighbourhood of `content/organization/places.json`. */
type KnownPlace = {
  readonly name: string;
  readonly city?: string;
  readonly state?: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Its name alone may mean something else. */
  readonly needsIn?: boolean;
};

type Atlas = Parameters<typeof mesh>[0];
type Shapes = NonNullable<Parameters<typeof mesh>[1]>;

type Facts = {
  readonly shore: string;
  readonly waters: readonly { readonly line: string }[];
  readonly rivers: readonly string[];
  readonly parks: readonly (readonly string[])[];
  readonly roads: readonly { readonly ref: string; readonly line: string }[];
  readonly streets: Streets;
  readonly large: readonly (readonly string[])[];
  readonly regions: readonly (readonly string[])[];
  readonly names: readonly { readonly name: string; readonly at: string; readonly is: string }[];
};

/** Degrees of one step of the file: about 11 metres. */
const step = 1e-4;

const points = (text: string): readonly Point[] =>
  text.split(',').map((pair) => pair.trim().split(/\s+/).map(Number) as unknown as Point);

/** A line as steps from each point to the next, the first from zero. */
function steps(line: readonly Point[]): readonly number[] {
  let last: Point = [0, 0];
  return line.flatMap(([latitude, longitude]) => {
    const at: Point = [Math.round(latitude / step), Math.round(longitude / step)];
    const by = [at[0] - last[0], at[1] - last[1]];
    last = at;
    return by;
  });
}

function placesOf(facts: Facts, known: readonly KnownPlace[]): object {
  const [cities = [], towns = []] = facts.large;
  const hidden = new Set(facts.regions.flat());
  const own = facts.names.map(({ name, at, is }) => {
    const [latitude, longitude] = points(at)[0] ?? [0, 0];
    return { name, latitude, longitude, is };
  });
  const written = new Set(own.map(({ name }) => name));
  const others = known
    .filter(({ name }) => !hidden.has(name) && !written.has(name))
    .map((place) => ({ ...place, is: kindOf(place, cities, towns) }));
  const entries = (is: string) =>
    [...own, ...others]
      .filter((place) => place.is === is)
      .map(({ name, latitude, longitude }) => [name, ...steps([[latitude, longitude]])]);
  return Object.fromEntries(
    ['city', 'water', 'state', 'town', 'suburb', 'area', 'corner'].map((is) => [is, entries(is)]),
  );
}

function kindOf(place: KnownPlace, cities: readonly string[], towns: readonly string[]): string {
  if (place.city !== undefined) return place.needsIn ? 'corner' : 'area';
  if (cities.includes(place.name)) return 'city';
  return towns.includes(place.name) ? 'town' : 'suburb';
}

/** The file of the background of the site's own map, below the project. */
export const groundFile = 'src/domain/map/ground.json';

/**
 * The background of the site's own map, as the text of its file: `npm run content:draw` writes it.
 * @requirement E4
 */
export function groundText(): string {
  const facts = load(readFileSync('content/map/facts.yaml', 'utf8')) as Facts;
  const known = JSON.parse(readFileSync('content/organization/places.json', 'utf8')) as readonly KnownPlace[];
  const atlas = JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('us-atlas/counties-10m.json'), 'utf8'),
  ) as Atlas;
  const { counties, states, nation } = atlas.objects as Record<string, Shapes>;
  const lake = joinedShore(mesh(atlas, nation), points(facts.shore));
  const ground = {
    lake: steps(lake),
    waters: facts.waters.map(({ line }) => steps(points(line))),
    parks: facts.parks.map((park) => steps(points(park.join(',')))),
    states: linesWithin(mesh(atlas, states, (a, b) => a !== b)).map(steps),
    counties: linesWithin(mesh(atlas, counties, (a, b) => a !== b && sameState(a.id, b.id))).map(steps),
    rivers: facts.rivers.map((line) => steps(points(line))),
    roads: facts.roads.map(({ ref, line }) => [ref, steps(points(line))]),
    streets: [
      ...streetLines(facts.streets, lake).map(({ name, line }) => [name, steps(line)]),
      ...facts.streets.others.map(({ name, line }) => [name, steps(points(line))]),
    ],
    places: placesOf(facts, known),
  };
  return `${JSON.stringify(ground)}\n`;
}

/** Two counties of one state: the first two digits of their numbers are the state's. */
function sameState(a: unknown, b: unknown): boolean {
  return String(a).padStart(5, '0').slice(0, 2) === String(b).padStart(5, '0').slice(0, 2);
}
