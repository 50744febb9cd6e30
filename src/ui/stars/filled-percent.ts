/**
 * The filled part of five stars, in percent, as a multiple of ten.
 * @param rating - 0 to 5
 * @requirement D6
 * @decision Q23
 */
export function filledPercent(rating: number): number {
  return Math.round((Math.min(5, Math.max(0, rating)) / 5) * 10) * 10;
}
