import type { Problems } from '../problems.ts';
import type { LoadedItem, Snapshot } from '../snapshot.ts';

type Position = { readonly latitude: number; readonly longitude: number };

/** Farther than this from the middle of all places, in degrees, a place is taken for a slip: some 700 miles. */
const farthest = 10;

/**
 * Looks for places that a slip has put into another part of the world: there they are on no visitor's map, and near nobody.
 * @requirement E4 O6
 */
export function checkPositions(content: Snapshot, problems: Problems): void {
  const language = content.site.languages[0]?.name ?? 'en';
  const places: { readonly item: LoadedItem; readonly position: Position }[] = [];
  for (const item of content.items.values()) {
    const { latitude, longitude } = item.values[language] ?? {};
    if (latitude === undefined && longitude === undefined) continue;
    const name = latitude === undefined ? 'longitude' : 'latitude';
    if (typeof latitude !== 'number' || typeof longitude !== 'number')
      problems.add(
        item.file,
        [...item.place, 'fields', name],
        'latitude and longitude belong together: with one of them the place is on no map',
      );
    else places.push({ item, position: { latitude, longitude } });
  }
  const middle = {
    latitude: median(places.map(({ position }) => position.latitude)),
    longitude: median(places.map(({ position }) => position.longitude)),
  };
  for (const { item, position } of places) {
    if (isNear(position, middle)) continue;
    const { latitude, longitude } = position;
    const meant = [
      { latitude: longitude, longitude: latitude },
      { latitude, longitude: -longitude },
      { latitude: -latitude, longitude },
      { latitude: -longitude, longitude: -latitude },
    ].find((other) => isNear(other, middle));
    const hint = meant
      ? `did you mean latitude ${meant.latitude} and longitude ${meant.longitude}?`
      : 'look both numbers up again';
    problems.add(
      item.file,
      [...item.place, 'fields', 'latitude'],
      `latitude ${latitude} and longitude ${longitude} are far from all other places; ${hint}`,
    );
  }
}

function isNear(one: Position, other: Position): boolean {
  return (
    Math.abs(one.latitude - other.latitude) <= farthest &&
    Math.abs(one.longitude - other.longitude) <= farthest
  );
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
