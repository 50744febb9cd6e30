/**
 * What the address of a search may hold: lengths in characters, the others as counts. More is cut off or left out.
 * @requirement B2
 */
export const searchLimits = {
  queryLength: 200,
  distanceLength: 100,
  filters: 60,
  valueLength: 200,
  pages: 800,
} as const;
