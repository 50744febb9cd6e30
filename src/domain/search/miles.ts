/** Kilometres of a mile when a radius is asked for. @requirement B13 @decision Q10 */
const kmPerMile = 1.6;
const kmPerMileBack = 1.609;

/** A radius in whole kilometres. @requirement B13 */
export function kmOf(miles: number): number {
  return Math.floor(miles * kmPerMile);
}

/** A distance in miles: whole, below ten in tenths, never more than it is. @decision Q10 */
export function milesOf(km: number): number {
  const miles = km / kmPerMileBack;
  return miles < 10 ? Math.floor(miles * 10) / 10 : Math.floor(miles);
}
