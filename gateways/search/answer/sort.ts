import { distanceKm, type Point } from '../filters/geo.ts';
import type { BitSet } from '../index/bitset.ts';
import { isKnownField } from '../index/fields.ts';
import type { SearchIndex } from '../index/search-index.ts';

/** A sort that is not valid. */
export class SortSyntaxError extends Error {
  override readonly name = 'SortSyntaxError';
}

export type SortContext = {
  readonly index: SearchIndex;
  readonly scores: Float32Array;
  readonly geoField: string;
  readonly from: Point | undefined;
};

type Compare = (a: number, b: number) => number;

/** An order of documents. */
export type Order = {
  /** Never 0 for two different documents. */
  readonly compare: Compare;
  /** Present when the score is the first key: a document with a lower score is always later. */
  readonly scores: Float32Array | undefined;
};

/**
 * Makes an order of documents from Solr's `sort`: `score desc, c_last_name_s asc, geodist() asc`. Documents without a
 * value come last in either direction; ties keep the order of the index.
 * @throws SortSyntaxError
 * @requirement B7
 */
export function sortBy(text: string, context: SortContext): Order {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const compares = (parts.length > 0 ? parts : ['score desc']).map((part) => comparePart(part, context));
  return {
    compare: (a, b) => {
      for (const compare of compares) {
        const order = compare(a, b);
        if (order !== 0) return order;
      }
      return a - b;
    },
    scores: /^score\s+desc$/i.test(parts[0] ?? 'score desc') ? context.scores : undefined,
  };
}

function comparePart(part: string, { index, scores, geoField, from }: SortContext): Compare {
  const match = /^(\S+?(?:\(\))?)\s+(asc|desc)$/i.exec(part);
  if (!match) throw new SortSyntaxError(`Can't determine a Sort Order (asc or desc) in sort spec '${part}'`);
  const [, field = '', direction = 'asc'] = match;
  const sign = direction.toLowerCase() === 'desc' ? -1 : 1;
  if (field === 'score') return (a, b) => sign * ((scores[a] ?? 0) - (scores[b] ?? 0));
  if (field !== 'geodist()' && !isKnownField(field))
    throw new SortSyntaxError(`sort param could not be parsed as a query, and is not a field: ${field}`);
  if (field !== 'geodist()') return byValue(index.values(field).ranks(), sign);
  if (!from) throw new SortSyntaxError('geodist() needs pt and sfield');
  return byValue(
    Float64Array.from(index.points(geoField), (point) => (point ? distanceKm(from, point) : Number.NaN)),
    sign,
  );
}

/** NaN means no value. */
function byValue(values: Float64Array, sign: number): Compare {
  return (a, b) => {
    const [x, y] = [values[a] ?? Number.NaN, values[b] ?? Number.NaN];
    if (Number.isNaN(x) || Number.isNaN(y)) return Number(Number.isNaN(x)) - Number(Number.isNaN(y));
    return sign * (x - y);
  };
}

/**
 * The documents of one page, in order. For a short page of a long result, only the best are kept while reading.
 * @requirement B9
 */
export function pageOf(
  found: BitSet,
  { compare, scores }: Order,
  { start, rows }: { readonly start: number; readonly rows: number },
): readonly number[] {
  const wanted = start + rows;
  if (rows === 0) return [];
  if (wanted * 8 > found.count) return [...found].sort(compare).slice(start, wanted);
  const best: number[] = [];
  found.forEach((document) => {
    if (best.length === wanted) {
      const last = best[wanted - 1] ?? 0;
      if (scores && (scores[document] ?? 0) < (scores[last] ?? 0)) return;
      if (compare(document, last) > 0) return;
    }
    let low = 0;
    for (let high = best.length; low < high;) {
      const middle = (low + high) >>> 1;
      if (compare(best[middle] ?? 0, document) < 0) low = middle + 1;
      else high = middle;
    }
    best.splice(low, 0, document);
    if (best.length > wanted) best.pop();
  });
  return best.slice(start);
}
