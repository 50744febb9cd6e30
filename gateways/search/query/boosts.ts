import { filterDocuments, type FilterContext } from '../filters/evaluate.ts';
import type { BitSet } from '../index/bitset.ts';
import type { SearchIndex } from '../index/search-index.ts';
import type { Weights } from './score.ts';

/** Reads weights: `title_exact^8 resultbody_t`; undefined for an empty text. @requirement B18 */
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

const listPattern = /^(\w+):\((.*)\)$/s;
const entryPattern = /"((?:[^"\\]|\\.)*)"\^([\d.]+)/g;

/**
 * Reads a boost query, Solr's `bq`: a filter with `^n`, or values of a field with a boost each, `field:("a"^5 "b"^2)`.
 * @throws FilterSyntaxError
 * @requirement B16
 */
export function readBoosts(index: SearchIndex, text: string, context: FilterContext): readonly Boost[] {
  const [, name = '', inside = ''] = listPattern.exec(text.trim()) ?? [];
  const entries = [...inside.matchAll(entryPattern)];
  if (entries.length > 0) {
    const field = index.values(name);
    return entries.map(([, value = '', amount]) => ({
      documents: field.withValue(value.replace(/\\(.)/g, '$1')),
      amount: Number(amount),
    }));
  }
  // `^=` means the same here: a boost never depends on how rare its value is, as it does in Solr without the sign.
  const [, filter = text, amount = '1'] = /^(.*?)(?:\^=?([\d.]+))?$/s.exec(text) ?? [];
  return [{ documents: filterDocuments(index, filter, context), amount: Number(amount) }];
}

/** Adds boosts to documents that match the query; they never add a match. @requirement B18 */
export function addBoosts(scores: Float32Array, matches: BitSet, boosts: readonly Boost[]): void {
  for (const { documents, amount } of boosts) {
    matches.and(documents).forEach((document) => {
      scores[document] = (scores[document] ?? 0) + amount;
    });
  }
}
