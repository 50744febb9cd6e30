/**
 * The zone in which the date of a story is read: one without a time is the same day everywhere, one with a time is
 * Chicago's.
 * @param at - milliseconds since 1970
 * @requirement H4
 */
export function dateZone(at: number): string {
  return at % 86_400_000 === 0 ? 'UTC' : 'America/Chicago';
}
