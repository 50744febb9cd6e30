/** Lines as the atlas has them: points of longitude and latitude. */
type Lines = { readonly coordinates: readonly (readonly (readonly number[])[])[] };

/** Latitude and longitude, degrees. */
export type Point = readonly [latitude: number, longitude: number];

/** What the map has a background of: Chicago, its suburbs and the southern half of Lake Michigan. */
const region = { south: 40.9, north: 43.5, west: -89.3, east: -85.9 };

const isWithin = ([latitude, longitude]: Point): boolean =>
  latitude > region.south && latitude < region.north && longitude > region.west && longitude < region.east;

/** The parts of lines that touch the region, each with the next point outside. */
export function linesWithin({ coordinates }: Lines): readonly (readonly Point[])[] {
  return coordinates.flatMap((line) => {
    const parts: Point[][] = [];
    let isOpen = false;
    line.forEach(([longitude = 0, latitude = 0], at) => {
      const point: Point = [latitude, longitude];
      if (isWithin(point)) {
        const [beforeLongitude, beforeLatitude] = line[at - 1] ?? [];
        if (!isOpen)
          parts.push(
            beforeLatitude === undefined || beforeLongitude === undefined
              ? []
              : [[beforeLatitude, beforeLongitude]],
          );
        parts.at(-1)?.push(point);
      } else if (isOpen) parts.at(-1)?.push(point);
      isOpen = isWithin(point);
    });
    return parts;
  });
}

/**
 * Lake Michigan as far as the region reaches: the nation's outline, with our own finer shore between its ends.
 * @throws where the outline has no shore here
 */
export function joinedShore(outline: Lines, own: readonly Point[]): readonly Point[] {
  const [longest] = linesWithin(outline).toSorted((a, b) => b.length - a.length);
  const [first, last] = [own[0], own.at(-1)];
  if (!longest || !first || !last) throw new Error('The atlas has no shore of Lake Michigan.');
  // From the northwest down to the south and up again in the northeast.
  const isFromWest = (longest[0]?.[1] ?? 0) < (longest.at(-1)?.[1] ?? 0);
  const shore = isFromWest ? longest : longest.toReversed();
  const west = shore.filter(([latitude, longitude]) => longitude < -87.5 && latitude > first[0]);
  const east = shore.filter(([, longitude]) => longitude > last[1]);
  return [...west, ...own, ...east];
}

/** Whether a point lies within a closed outline. */
export function isInside([latitude, longitude]: Point, outline: readonly Point[]): boolean {
  let isIn = false;
  outline.forEach(([fromLatitude, fromLongitude], at) => {
    const [toLatitude, toLongitude] = outline[(at + 1) % outline.length] ?? [0, 0];
    const crosses =
      fromLatitude > latitude !== toLatitude > latitude &&
      longitude <
        ((toLongitude - fromLongitude) * (latitude - fromLatitude)) / (toLatitude - fromLatitude) +
          fromLongitude;
    if (crosses) isIn = !isIn;
  });
  return isIn;
}
