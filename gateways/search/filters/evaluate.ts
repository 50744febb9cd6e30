import { stemmedTokens } from '../analysis/language.ts';
import { exactTokens } from '../analysis/tokens.ts';
import { BitSet } from '../index/bitset.ts';
import { isDateField, isTextField, textSource } from '../index/fields.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { forEachTogether, type PlacedWord } from '../query/together.ts';
import { distanceKm, parsePoint } from './geo.ts';
import { parseFilter, type FilterNode } from './parser.ts';
import { FilterSyntaxError } from './tokens.ts';

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

function evaluateTerm(
  index: SearchIndex,
  { field, text, isQuoted }: Extract<FilterNode, { kind: 'term' }>,
): BitSet {
  if (field === '') throw new FilterSyntaxError('a filter names its field');
  if (!isQuoted && text === '*') return index.values(field).withValues(() => true);
  if (isTextField(field)) return evaluateWords(index, field, text);
  if (isQuoted || !/[*?]/.test(text)) return index.values(field).withValue(text);
  const pattern = text
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  const whole = new RegExp(`^${pattern}$`, 'su');
  return index.values(field).withValues((value) => whole.test(value));
}

/** Languages whose stems a text field may hold. */
const languages = ['en', 'es'] as const;

/** The words of a text field as a phrase, in the stems of any language. */
function evaluateWords(index: SearchIndex, name: string, text: string): BitSet {
  const field = index.text(name);
  const found = new BitSet(index.size);
  const analyses = textSource(name).isExact
    ? [exactTokens(text)]
    : languages.map((language) => stemmedTokens(text, language));
  for (const tokens of analyses) {
    const words = tokens.flatMap(({ term, position }): readonly PlacedWord[] => {
      const range = field.find(term);
      return range ? [{ range, offset: position }] : [];
    });
    if (words.length === tokens.length)
      forEachTogether(field, words, true, (document) => found.add(document));
  }
  return found;
}

function evaluateRange(
  index: SearchIndex,
  { field, low, high, includesLow, includesHigh }: Extract<FilterNode, { kind: 'range' }>,
): BitSet {
  const order = isDateField(field) ? orderOfDates : orderOfValues;
  for (const bound of isDateField(field) ? [low, high] : []) if (bound !== '*') instantOf(bound);
  const isAbove = (value: string) =>
    low === '*' || (includesLow ? order(value, low) >= 0 : order(value, low) > 0);
  const isBelow = (value: string) =>
    high === '*' || (includesHigh ? order(value, high) <= 0 : order(value, high) < 0);
  return index.values(field).withValues((value) => isAbove(value) && isBelow(value));
}

function orderOfValues(a: string, b: string): number {
  const [x, y] = [Number(a), Number(b)];
  if (a !== '' && b !== '' && Number.isFinite(x) && Number.isFinite(y)) return x - y;
  return a < b ? -1 : a > b ? 1 : 0;
}

function orderOfDates(a: string, b: string): number {
  return Date.parse(a) - Date.parse(b);
}

/**
 * Reads an instant as Solr writes it. Its date mathematics (`NOW+7DAYS`) is refused: an answer that is kept by its text
 * must not depend on the hour.
 * @throws FilterSyntaxError
 */
function instantOf(text: string): number {
  const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/.test(text)
    ? Date.parse(text)
    : Number.NaN;
  if (Number.isNaN(instant)) throw new FilterSyntaxError(`Invalid Date String:'${text}'`);
  return instant;
}
