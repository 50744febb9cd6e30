import type { BitSet } from './bitset.ts';
import type { SearchIndex } from './index-builder.ts';

export type FacetOptions = {
  /** -1: all values. */
  readonly limit: number;
  readonly minimum: number;
  readonly sort: 'count' | 'index';
};

/** A facet's values with how many of the documents have them, ordered as asked. */
export function countFacet(
  index: SearchIndex,
  field: string,
  documents: BitSet,
  { limit, minimum, sort }: FacetOptions,
): readonly (readonly [string, number])[] {
  const counts = [...index.values(field)]
    .map(([value, set]) => [value, documents.and(set).count] as const)
    .filter(([, count]) => count >= minimum);
  const byName = (a: readonly [string, number], b: readonly [string, number]) =>
    a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0;
  counts.sort(sort === 'count' ? (a, b) => b[1] - a[1] || byName(a, b) : byName);
  return limit < 0 ? counts : counts.slice(0, limit);
}

/** Values and counts in one of Solr's ways to write a named list: flat (the default), map or arrarr. */
export function namedList(entries: readonly (readonly [string, unknown])[], style: string | null): unknown {
  if (style === 'map') return Object.fromEntries(entries);
  return style === 'arrarr' ? entries : entries.flat();
}
