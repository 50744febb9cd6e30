import { stemmedLanguages, stemmedTokens } from '../analysis/language.ts';
import { exactTokens, fold } from '../analysis/tokens.ts';
import { BitSet } from '../index/bitset.ts';
import { isTextField, textSource } from '../index/fields.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { forEachConjunction, type PlacedWord } from '../query/conjunction.ts';
import { distanceKm, parsePoint } from './geo.ts';
import { parseFilter, type FilterNode } from './parser.ts';
import { FilterSyntaxError } from './tokens.ts';
import { rangeTest, testOf, wildcard } from './values.ts';

/** The centre and radius of a search by distance: Solr's `sfield`, `pt` and `d` (kilometres). */
export type GeoParameters = { readonly field: string; readonly point: string; readonly distanceKm: string };

/**
 * The documents that pass a filter: `field:"value"`, groups, ranges, negations, and `{!geofilt}`. A `{!tag=…}` in front
 * is only a name for it.
 * @throws FilterSyntaxError
 * @requirement B18
 */
export function filterDocuments(index: SearchIndex, filter: string, geo: GeoParameters): BitSet {
  const local = /^\{!([^}]*)\}/.exec(filter);
  if (local?.[1]?.trim().startsWith('geofilt')) return geoFilter(index, local[1], geo);
  if (local) return filterDocuments(index, filter.slice(local[0].length), geo);
  return index.filter(filter, () => evaluate(index, parseFilter(filter), true));
}

/** The tags that `{!tag=x,y}` gives a filter. */
export function tagsOf(filter: string): readonly string[] {
  return /^\{![^}]*\btag=([\w,]+)/.exec(filter)?.[1]?.split(',') ?? [];
}

function geoFilter(index: SearchIndex, parameters: string, geo: GeoParameters): BitSet {
  const read = (name: string) => new RegExp(`\\b${name}="?([^\\s"]+)`).exec(parameters)?.[1];
  const field = read('sfield') ?? geo.field;
  const from = parsePoint(read('pt') ?? geo.point);
  const limit = Number.parseFloat(read('d') ?? geo.distanceKm);
  if (!from || field === '' || !(limit >= 0)) throw new FilterSyntaxError('geofilt needs sfield, pt and d');
  return index.filter(`geofilt ${field} ${from.latitude} ${from.longitude} ${limit}`, () => {
    const found = new BitSet(index.size);
    index.points(field).forEach((point, document) => {
      if (point && distanceKm(from, point) <= limit) found.add(document);
    });
    return found;
  });
}

/** @param isWhole - whether the node is the whole filter: only there may a filter consist of negations alone */
function evaluate(index: SearchIndex, node: FilterNode, isWhole = false): BitSet {
  switch (node.kind) {
    case 'all':
      return new BitSet(index.size, true);
    case 'term':
      return evaluateTerm(index, node);
    case 'range':
      return index.values(node.field).withValues(rangeTest(node));
    case 'group': {
      const required = node.clauses.filter(({ occur }) => occur === 'must');
      const optional = node.clauses.filter(({ occur }) => occur === 'should');
      const excluded = node.clauses.filter(({ occur }) => occur === 'mustNot');
      const isNegative = required.length === 0 && optional.length === 0;
      let found = new BitSet(index.size, isNegative ? isWhole : required.length > 0);
      if (required.length > 0) for (const clause of required) found = found.and(evaluate(index, clause.node));
      else for (const clause of optional) found = found.or(evaluate(index, clause.node));
      for (const clause of excluded) found = found.without(evaluate(index, clause.node));
      return found;
    }
  }
}

function evaluateTerm(
  index: SearchIndex,
  { field, text, pattern }: Extract<FilterNode, { kind: 'term' }>,
): BitSet {
  if (field === '') throw new FilterSyntaxError('a filter names its field');
  if (pattern === '*') return index.values(field).withValues(() => true);
  if (isTextField(field))
    return pattern === undefined
      ? evaluateWords(index, field, text)
      : index.text(field).withTerms(wildcard(fold(pattern)));
  const test = testOf(field, text, pattern);
  return typeof test === 'string'
    ? index.values(field).withValue(test)
    : index.values(field).withValues(test);
}

/** The words of a text field as a phrase, stemmed in every language. */
function evaluateWords(index: SearchIndex, name: string, text: string): BitSet {
  const field = index.text(name);
  const found = new BitSet(index.size);
  const analyses = textSource(name).isExact
    ? [exactTokens(text)]
    : stemmedLanguages.map((language) => stemmedTokens(text, language));
  for (const tokens of analyses) {
    const words = tokens.flatMap(({ term, position }): readonly PlacedWord[] => {
      const range = field.find(term);
      return range ? [{ range, offset: position }] : [];
    });
    if (words.length === tokens.length)
      forEachConjunction(field, words, true, (document) => found.add(document));
  }
  return found;
}
