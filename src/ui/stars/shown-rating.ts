/** A rating as it is shown and spoken: with one decimal. @param rating - 0 to 5 @requirement D6 */
export function shownRating(rating: number): string {
  return rating.toFixed(1);
}
