import { editDistance } from '../../lib/edit-distance.ts';
import { keyOf, wordsOf } from './place-names.ts';
import { endings, readAddress, type Address } from './read-address.ts';
import { regionByKey, regionByZip, type Position } from './region.ts';
import {
  citiesOf,
  countiesOf,
  entryByZip,
  milesBetween,
  nearestEntry,
  stateOf,
  type Entry,
  type Group,
} from './zip-codes.ts';

export type Place = Position & {
  /** `Evanston, IL 60201`, `Evanston, IL` or `Hyde Park, Chicago, IL`. */
  readonly name: string;
};

/** Streets end so, and a few hamlets are called so. */
const street =
  /^(?:ave|avenue|blvd|cir|circle|court|ct|dr|drive|highway|hwy|lane|ln|parkway|pkwy|pl|place|plaza|rd|road|sq|square|st|street|ter|terrace|way)$/;

/** A place with its state, to compare it with what an address says. */
type Found = Place & { readonly state: string };

/** Miles: names of the region are meant there, and towns this near wherever they are. */
const regionMiles = 100;
const townMiles = 60;
const neighborMiles = 120;
/** Cities with at least so many ZIP codes are meant wherever they are. */
const bigCity = 10;
/** A ZIP code and a city this far apart contradict each other. */
const sameAreaMiles = 100;
/** Words that may follow the name of a place. */
const trailing = /^(?:area|neighbou?rhood|community|township|suburbs?|downtown|city|center|centre)$/;

/**
 * The place that a visitor means by an address, a ZIP code or a name. Names of the region come first, then towns nearby
 * and of the same state; a place in another state is meant where the text names the state, and where the place is big.
 * @param bias - where places are looked for first
 * @returns undefined for what names no place, and for parts that contradict each other
 * @requirement B14
 */
export function findPlace(text: string, bias: Position): Place | undefined {
  const isPlace = (words: readonly string[], state: string | undefined) =>
    lookUp(keyOf(words), { state, bias }) !== undefined;
  const address = readAddress(text, { stateOf, isPlace });
  const place = placeOf(address, bias) ?? whole(text, address, bias);
  if (address.zip === undefined) return place;
  const zip = zipPlace(address.zip);
  if (!zip) return place;
  return agrees(zip, place, address) ? zip : place;
}

/** The ZIP code nearest to a position. @requirement B14 */
export function nearestZip(position: Position): Place | undefined {
  const entry = nearestEntry(position);
  return entry && fromEntry(entry);
}

function fromEntry({ placeName, stateCode, zipCode, latitude, longitude }: Entry): Found {
  return { name: `${placeName}, ${stateCode} ${zipCode}`, state: stateCode, latitude, longitude };
}

function zipPlace(zip: string): Found | undefined {
  const entry = entryByZip.get(zip);
  if (entry) return fromEntry(entry);
  const place = regionByZip.get(zip);
  return place && { ...place, name: `${place.name} ${zip}` };
}

/** Whether the rest of an address fits its ZIP code. */
function agrees(zip: Found, place: Found | undefined, { state, parts }: Address): boolean {
  const last = parts.at(-1) ?? [];
  const isCity = [...endings(last)].some(({ key }) =>
    citiesOf(key).some((city) => city.state === zip.state && milesBetween(city, zip) < sameAreaMiles),
  );
  // Two of three: a city in the ZIP code's state outweighs a wrong state.
  if (isCity) return true;
  if (state !== undefined && state !== zip.state) return false;
  return !place || place.state === zip.state || milesBetween(place, zip) < sameAreaMiles;
}

/** The name of a state may be the name of a city: New York. */
function whole(text: string, { state, parts, zip }: Address, bias: Position): Found | undefined {
  const isStateAlone = state !== undefined && parts.length === 0 && zip === undefined;
  return isStateAlone ? lookUp(keyOf(wordsOf(text)), { state: undefined, bias }) : undefined;
}

type Where = {
  readonly state: string | undefined;
  readonly bias: Position;
  /** More than a name: a street and its city. */
  readonly isAddress?: boolean;
};

/** The city at the end of an address, or its part where the address names that too. */
function placeOf({ parts, state }: Address, bias: Position): Found | undefined {
  const where = { state, bias };
  for (let index = parts.length - 1; index >= 0; index -= 1) {
    const words = parts[index] ?? [];
    const before = parts[index - 1] ?? [];
    const isLast = index === parts.length - 1;
    const found =
      isLast || state === undefined ? endOf(words, { where, before }) : lookUp(keyOf(words), where);
    if (found) return found;
  }
  const last = parts.at(-1) ?? [];
  const short = trailing.test(last.at(-1) ?? '') ? last.slice(0, -1) : [];
  return endOf(short, { where, before: [] }) ?? misspelt(last, where);
}

/** The longest name at the end of some words. In a city of the region, what stands before it may be its neighbourhood. */
function endOf(
  words: readonly string[],
  { where, before }: { readonly where: Where; readonly before: readonly string[] },
): Found | undefined {
  for (const { key, start } of endings(words)) {
    const isAddress = start > 0 || before.length > 0;
    const found = start > 0 && street.test(key) ? undefined : lookUp(key, { ...where, isAddress });
    // Milwaukee Avenue, without its last word, is not in Milwaukee.
    if (!found || (isAddress && isAway(found, where))) continue;
    const nearer = keyOf(start > 0 ? words.slice(0, start) : before);
    const city = found.name.replace(/, \w\w$/u, '');
    return regionByKey.get(nearer)?.find((part) => part.name.includes(`, ${city}, `)) ?? found;
  }
  return undefined;
}

function isAway(place: Found, { state, bias }: Where): boolean {
  return state === undefined && place.state !== homeOf(bias) && milesBetween(place, bias) > townMiles;
}

const homes = new Map<string, string | undefined>();

/** The state that a position lies in. */
function homeOf(position: Position): string | undefined {
  const key = `${position.latitude},${position.longitude}`;
  if (!homes.has(key)) {
    homes.clear();
    homes.set(key, nearestEntry(position)?.stateCode);
  }
  return homes.get(key);
}

function lookUp(key: string, { state, bias, isAddress = false }: Where): Found | undefined {
  const cities = citiesOf(key);
  const region = regionByKey.get(key) ?? [];
  if (state !== undefined) {
    const isThere = (place: Found | Group) => place.state === state;
    const towns = region.filter(({ city }) => city === '');
    // "Chatham, IL" alone is the part of the city rather than the village far away, which an address may be in.
    const parts = isAddress ? [] : region.filter((part) => milesBetween(part, bias) < regionMiles);
    const near = cities.filter((city) => milesBetween(city, bias) < regionMiles);
    return [...towns, ...near, ...parts, ...cities, ...region, ...countiesOf(key)].find(isThere);
  }
  const isHome = (place: Found | Group) => place.state === homeOf(bias);
  const isNear = (place: Found | Group) => milesBetween(place, bias) < regionMiles;
  const near = region.filter(isNear);
  // An address that names no state is one of this state; a name alone is that of a town around.
  const home = cities.find((city) => isHome(city) && (isAddress || isNear(city)));
  return near.find(isHome) ?? home ?? near[0] ?? meant(cities, bias) ?? meant(countiesOf(key), bias);
}

/** Which of several places of one name somebody means who names no state. */
function meant(groups: readonly Group[], bias: Position): Group | undefined {
  if (groups.length === 0) return undefined;
  const within = (miles: number) => groups.filter((group) => milesBetween(group, bias) <= miles);
  const bySize = (one: Group, other: Group) => other.size - one.size;
  // A city of many ZIP codes is meant more often than a hamlet of its name nearby.
  const reach = (group: Group) => milesBetween(group, bias) / group.size;
  const [town] = within(townMiles).toSorted((one, other) => reach(one) - reach(other));
  const home = groups.find(({ state }) => state === homeOf(bias));
  const [neighbor] = within(neighborMiles).toSorted(bySize);
  const [big] = groups.filter(({ size }) => size >= bigCity).toSorted(bySize);
  return town ?? home ?? neighbor ?? big;
}

/** The place of the region whose name has a letter more, less or other than the words at the end. */
function misspelt(words: readonly string[], { state, bias }: Where): Found | undefined {
  const longest = state === undefined ? words.length : 3;
  for (const { key, start } of endings(words)) {
    if (words.length - start > longest || key.length < 5 || /\d/u.test(key)) continue;
    if (state === undefined && start > 0) break;
    const limit = key.length < 9 ? 1 : 2;
    let best: { readonly place: Found; readonly edits: number } | undefined;
    for (const [name, places] of regionByKey) {
      const edits = editDistance(key, name, limit);
      const place = places.find((one) => state === undefined || one.state === state);
      const isNear = place && milesBetween(place, bias) < regionMiles;
      if (isNear && name[0] === key[0] && edits <= limit && edits < (best?.edits ?? Infinity))
        best = { place, edits };
    }
    if (best) return best.place;
  }
  return undefined;
}
