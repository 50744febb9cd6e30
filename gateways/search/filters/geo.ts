/** A place in degrees. */
export type Point = { readonly latitude: number; readonly longitude: number };

const earthRadiusKm = 6371.0087714;

/** Reads `"lat,long"` in degrees; undefined for anything else. @requirement B13 */
export function parsePoint(text: string): Point | undefined {
  const match = /^\s*(-?\d+(?:\.\d+)?)\s*[, ]\s*(-?\d+(?:\.\d+)?)\s*$/.exec(text);
  if (!match) return undefined;
  const [latitude, longitude] = [Number(match[1]), Number(match[2])];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

/** The distance between two places along the surface, in kilometres. @requirement B13 */
export function distanceKm(a: Point, b: Point): number {
  const radians = Math.PI / 180;
  const dLat = (b.latitude - a.latitude) * radians;
  const dLon = (b.longitude - a.longitude) * radians;
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * Math.sin(dLon / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Whether a place lies within so many kilometres of another. @requirement B13 */
export function circleAround(centre: Point, km: number): (point: Point) => boolean {
  return (point) => distanceKm(centre, point) <= km;
}

/** Whether a place lies in the box of latitudes and longitudes around such a circle. @requirement B13 */
export function boxAround(centre: Point, km: number): (point: Point) => boolean {
  const radians = Math.PI / 180;
  const angle = km / earthRadiusKm;
  const height = angle / radians;
  const reach = Math.sin(angle) / Math.cos(centre.latitude * radians);
  // A box that holds a pole goes all around it.
  const isAround = Math.abs(centre.latitude) + height >= 90 || angle >= Math.PI / 2 || reach >= 1;
  const width = isAround ? 180 : Math.asin(reach) / radians;
  return ({ latitude, longitude }) => {
    const apart = Math.abs(longitude - centre.longitude);
    return Math.abs(latitude - centre.latitude) <= height && Math.min(apart, 360 - apart) <= width;
  };
}
