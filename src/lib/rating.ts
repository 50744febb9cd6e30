/**
 * How much of five stars is filled, in whole tens of percent.
 * @param rating - of 5
 * @requirement D6
 * @decision Q23
 */
export function filledPercent(rating: number): number {
  return Math.round((Math.min(5, Math.max(0, rating)) / 5) * 10) * 10;
}
