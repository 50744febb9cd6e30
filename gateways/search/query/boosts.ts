import { filterDocuments, type GeoParameters } from '../filters/evaluate.ts';
import type { BitSet } from '../index/bitset.ts';
import type { SearchIndex } from '../index/search-index.ts';
import type { Weights } from './score.ts';

/** `title_exact^8 resultbody_t`: undefined for nothing. */
export function readWeights(text: string | null): Weights | undefined {
  if (!text?.trim()) return undefined;
  return Object.fromEntries(
    text
      .trim()
      .split(/\s+/)
      .map((part) => {
        const [field = '', weight] = part.split('^');
        return [field, Number(weight ?? 1) || 1];
      }),
  );
}

export type Boost = { readonly documents: BitSet; readonly amount: number };

/** The field that a list of ids in a boost means. @decision Q13 */
const idField = 'c_provider_locations_ids_sm';

/**
 * Reads a boosting query, Solr's `bq`: a filter with `^n`, or a list of `"id"^n`, which means physicians at these
 * locations.
 * @throws FilterSyntaxError
 * @requirement B16
 */
export function readBoosts(index: SearchIndex, text: string, geo: GeoParameters): readonly Boost[] {
  const ids = [...text.matchAll(/(?:^|\s)"((?:[^"\\]|\\.)*)"\^([\d.]+)/g)];
  if (ids.length > 0) {
    const field = index.values(idField);
    return ids.map(([, id = '', amount]) => ({ documents: field.withValue(id), amount: Number(amount) }));
  }
  const [, filter = text, amount = '1'] = /^(.*?)(?:\^([\d.]+))?$/s.exec(text) ?? [];
  return [{ documents: filterDocuments(index, filter, geo), amount: Number(amount) }];
}

/** Adds boosts to the documents that the query matches anyway. */
export function addBoosts(scores: Float32Array, matches: BitSet, boosts: readonly Boost[]): void {
  for (const { documents, amount } of boosts) {
    matches.and(documents).forEach((document) => {
      scores[document] = (scores[document] ?? 0) + amount;
    });
  }
}
