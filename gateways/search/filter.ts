import { exactTokens, stemmedTokens } from './analysis.ts';
import { BitSet } from './bitset.ts';
import { FilterSyntaxError, parseFilter, type FilterNode } from './filter-parser.ts';
import { distanceKm, parsePoint } from './geo.ts';
import type { SearchIndex } from './index-builder.ts';

/** Where a search looks from: Solr's `sfield`, `pt` and `d`. */
export type GeoParameters = { readonly field: string; readonly point: string; readonly distanceKm: string };

/**
 * The documents that pass a filter: `field:"value"`, groups, ranges, negations, and `{!geofilt}`. A `{!tag=…}` in front
 * only names it.
 * @throws FilterSyntaxError
 * @requirement B18
 */
export function filterDocuments(index: SearchIndex, filter: string, geo: GeoParameters): BitSet {
  const local = /^\{!([^}]*)\}/.exec(filter);
  if (local?.[1]?.trim().startsWith('geofilt')) return geoFilter(index, local[1], geo);
  const text = local ? filter.slice(local[0].length) : filter;
  return index.filter(text, () => evaluate(index, parseFilter(text)));
}

/** The name that `{!tag=x}` gives a filter. */
export function tagOf(filter: string): string | undefined {
  return /^\{![^}]*\btag=([\w,]+)/.exec(filter)?.[1];
}

function geoFilter(index: SearchIndex, parameters: string, geo: GeoParameters): BitSet {
  const read = (name: string) => new RegExp(`\\b${name}=(\\S+)`).exec(parameters)?.[1];
  const field = read('sfield') ?? geo.field;
  const from = parsePoint(read('pt') ?? geo.point);
  const limit = Number(read('d') ?? geo.distanceKm);
  if (!from || field === '' || !Number.isFinite(limit))
    throw new FilterSyntaxError('geofilt needs sfield, pt and d');
  return index.filter(`geofilt ${field} ${from.latitude} ${from.longitude} ${limit}`, () => {
    const found = new BitSet(index.size);
    index.points(field).forEach((point, document) => {
      if (point && distanceKm(from, point) <= limit) found.add(document);
    });
    return found;
  });
}

function evaluate(index: SearchIndex, node: FilterNode): BitSet {
  switch (node.kind) {
    case 'all':
      return new BitSet(index.size, true);
    case 'term':
      return evaluateTerm(index, node);
    case 'range':
      return evaluateRange(index, node);
    case 'group': {
      const required = node.clauses.filter(({ occur }) => occur === 'must');
      const optional = node.clauses.filter(({ occur }) => occur === 'should');
      const excluded = node.clauses.filter(({ occur }) => occur === 'mustNot');
      let found = new BitSet(index.size, optional.length === 0 || required.length > 0);
      if (required.length > 0) for (const clause of required) found = found.and(evaluate(index, clause.node));
      else for (const clause of optional) found = found.or(evaluate(index, clause.node));
      for (const clause of excluded) found = found.without(evaluate(index, clause.node));
      return found;
    }
  }
}

/** Fields that hold words and not values. */
const textField = /_(t|txt|exact)$/;

function evaluateTerm(
  index: SearchIndex,
  { field, text, isQuoted }: Extract<FilterNode, { kind: 'term' }>,
): BitSet {
  if (field === '') throw new FilterSyntaxError('a filter names its field');
  if (textField.test(field)) return evaluateWords(index, field, text);
  const values = index.values(field);
  if (!isQuoted && /[*?]/.test(text)) {
    const pattern = new RegExp(
      `^${text
        .replace(/[.+^${}()|[\]\\]/g, '\\$&')
        .replaceAll('*', '.*')
        .replaceAll('?', '.')}$`,
      'su',
    );
    return union(
      index,
      [...values].filter(([value]) => pattern.test(value)).map(([, set]) => set),
    );
  }
  return values.get(text) ?? new BitSet(index.size);
}

/** All the words, in any order. */
function evaluateWords(index: SearchIndex, field: string, text: string): BitSet {
  const tokens =
    field.endsWith('_exact') || field === 'npi_t' || field === 'zip_code_t'
      ? exactTokens(text)
      : stemmedTokens(text, 'en');
  let found: BitSet | undefined;
  for (const { term } of tokens) {
    const set = new BitSet(index.size);
    for (const document of index.text(field).postings.get(term)?.documents ?? []) set.add(document);
    found = found ? found.and(set) : set;
  }
  return found ?? new BitSet(index.size);
}

function evaluateRange(
  index: SearchIndex,
  { field, low, high, includesLow, includesHigh }: Extract<FilterNode, { kind: 'range' }>,
): BitSet {
  const isAbove = (value: string) =>
    low === '*' || (includesLow ? order(value, low) >= 0 : order(value, low) > 0);
  const isBelow = (value: string) =>
    high === '*' || (includesHigh ? order(value, high) <= 0 : order(value, high) < 0);
  return union(
    index,
    [...index.values(field)].filter(([value]) => isAbove(value) && isBelow(value)).map(([, set]) => set),
  );
}

function order(a: string, b: string): number {
  const [x, y] = [Number(a), Number(b)];
  if (a !== '' && b !== '' && Number.isFinite(x) && Number.isFinite(y)) return x - y;
  return a < b ? -1 : a > b ? 1 : 0;
}

function union(index: SearchIndex, sets: readonly BitSet[]): BitSet {
  return sets.reduce((all, set) => all.or(set), new BitSet(index.size));
}
