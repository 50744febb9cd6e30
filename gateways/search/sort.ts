import { valuesOf } from './document.ts';
import { distanceKm, type Point } from './geo.ts';
import type { SearchIndex } from './index-builder.ts';

/** A part of a sort that is not well-formed. */
export class SortSyntaxError extends Error {
  override readonly name = 'SortSyntaxError';
}

export type SortContext = {
  readonly index: SearchIndex;
  readonly scores: Float64Array;
  readonly geoField: string;
  readonly from: Point | undefined;
};

type Compare = (a: number, b: number) => number;

/**
 * Makes a comparison of documents from Solr's `sort`: `score desc, resulttitle_t asc, geodist() asc`. Documents without
 * a value come last either way; equal ones keep the order of the index.
 * @throws SortSyntaxError
 */
export function sortBy(text: string, context: SortContext): Compare {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const compares = (parts.length > 0 ? parts : ['score desc']).map((part) => comparePart(part, context));
  return (a, b) => {
    for (const compare of compares) {
      const order = compare(a, b);
      if (order !== 0) return order;
    }
    return a - b;
  };
}

function comparePart(part: string, { index, scores, geoField, from }: SortContext): Compare {
  const match = /^(\S+?(?:\(\))?)\s+(asc|desc)$/i.exec(part);
  if (!match) throw new SortSyntaxError(`Can't determine a Sort Order (asc or desc) in sort spec '${part}'`);
  const [, field = '', direction = 'asc'] = match;
  const sign = direction.toLowerCase() === 'desc' ? -1 : 1;
  if (field === 'score') return (a, b) => sign * ((scores[a] ?? 0) - (scores[b] ?? 0));
  if (field === 'geodist()') {
    if (!from) throw new SortSyntaxError('geodist() needs pt and sfield');
    const points = index.points(geoField);
    return byValue((document) => {
      const point = points[document];
      return point ? distanceKm(from, point) : undefined;
    }, sign);
  }
  return byValue((document) => {
    const found = index.documents[document];
    const value = found && valuesOf(found, field)[0];
    return typeof value === 'string'
      ? value.toLowerCase()
      : typeof value === 'boolean'
        ? Number(value)
        : value;
  }, sign);
}

function byValue(read: (document: number) => string | number | undefined, sign: number): Compare {
  return (a, b) => {
    const [x, y] = [read(a), read(b)];
    if (x === undefined || y === undefined) return x === y ? 0 : x === undefined ? 1 : -1;
    if (typeof x === 'number' && typeof y === 'number') return sign * (x - y);
    return sign * String(x).localeCompare(String(y), 'en');
  };
}
