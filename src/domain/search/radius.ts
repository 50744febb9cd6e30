import { radiusMiles, type SearchState } from './search-url';

/** "Any", chosen by a visitor; its word in an address and in the author's initial value. */
export const anyRadius = 0;

type Offered = { readonly kind: string; readonly subFilterInitialValue?: string };

/**
 * The radius of a search in miles: the visitor's, else the one that the author chose beforehand.
 * @returns null for any distance
 * @requirement B13 B31
 */
export function radiusOf(
  { radius }: Pick<SearchState, 'radius'>,
  offered: readonly Offered[],
): number | null {
  return (radius ?? initialRadius(offered)) || null;
}

/** The radius that the author chose beforehand, in miles; null where they chose none, or any. @requirement B31 */
export function initialRadius(offered: readonly Offered[]): number | null {
  const { subFilterInitialValue = '' } = offered.find(({ kind }) => kind === 'distance') ?? {};
  const miles = Number(subFilterInitialValue);
  return radiusMiles.includes(miles) ? miles : null;
}

/**
 * A choice of a radius as a search says it: "Any" is said only where something else would hold without it.
 * @requirement B13
 */
export function chosenRadius(miles: number | null, offered: readonly Offered[]): number | null {
  return miles ?? (initialRadius(offered) === null ? null : anyRadius);
}
