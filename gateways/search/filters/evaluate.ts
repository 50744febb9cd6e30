import { stemmedLanguages, stemmedTokens } from '../analysis/language.ts';
import { exactTokens, fold } from '../analysis/tokens.ts';
import { BitSet } from '../index/bitset.ts';
import { isKnownField, isPointField, isTextField, textSource } from '../index/fields.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { forEachPhrase, type PlacedWord } from '../query/conjunction.ts';
import { dependsOnNow } from './date-math.ts';
import { boxAround, circleAround, parsePoint } from './geo.ts';
import { readLocalParams, type LocalParams } from './local-params.ts';
import { parseFilter, type FilterNode } from './parser.ts';
import { FilterSyntaxError } from './tokens.ts';
import { rangeTest, testOf, wildcard } from './values.ts';

/** The centre and radius of a search by distance: Solr's `sfield`, `pt` and `d` (kilometres). */
export type GeoParameters = { readonly field: string; readonly point: string; readonly distanceKm: string };

/** What a filter may refer to besides itself. */
export type FilterContext = GeoParameters & {
  /** Milliseconds since 1970, for date maths; absent for the current time. */
  readonly now?: number;
  /** The request's parameters, for `$name`. */
  readonly parameterOf?: (name: string) => string | undefined;
  /** The documents that match words, as `{!edismax}` finds them; absent where only filters are known. */
  readonly wordsOf?: (words: LocalParams) => BitSet;
  /** How many queries this one is part of. */
  readonly depth?: number;
};

/** Queries that name each other go on for ever. */
const maxDepth = 20;

/**
 * The documents that pass a filter: `field:"value"`, groups, ranges, negations, `{!geofilt}`, `{!bbox}`, `{!term}`,
 * `{!terms}`, several queries by `{!bool}`, and words by `{!edismax}`. A `{!tag=…}` in front is only a name for it.
 * @throws FilterSyntaxError
 * @requirement B18
 */
export function filterDocuments(index: SearchIndex, filter: string, context: FilterContext): BitSet {
  const local = readLocalParams(filter.trim(), context.parameterOf ?? (() => undefined));
  if (local) return byParser(index, local, context);
  const make = () => evaluate(parseFilter(filter), { index, now: context.now ?? Date.now(), isWhole: true });
  return dependsOnNow(filter) ? make() : index.filter(filter, make);
}

/** The tags that `{!tag=x,y}` gives a filter. @requirement B18 */
export function tagsOf(filter: string): readonly string[] {
  return /^\{![^}]*\btag=([\w,]+)/.exec(filter)?.[1]?.split(',') ?? [];
}

function byParser(index: SearchIndex, local: LocalParams, context: FilterContext): BitSet {
  const { parser, text, of } = local;
  const now = context.now ?? Date.now();
  const values = (list: readonly string[]) => {
    const field = of('f') ?? '';
    if (field === '') throw new FilterSyntaxError('Missing field to query');
    if (parser === 'terms') knownField(field);
    const found = list.map((value) => withRawValue(index, { field, text: value, pattern: undefined }, now));
    return found.reduce((all, documents) => all.or(documents), new BitSet(index.size));
  };
  switch (parser) {
    case '':
    case 'lucene':
      return filterDocuments(index, text, context);
    case 'bool':
      return joined(index, local, context);
    case 'geofilt':
    case 'bbox':
      return nearby(index, local, context);
    case 'term':
      return values([text]);
    case 'terms': {
      const separator = of('separator') ?? ',';
      const list = text.split(separator === ' ' ? /\s+/ : separator);
      return values(list.map((value) => value.trim()).filter((value) => value !== ''));
    }
    default:
      if (/^e?dismax$/.test(parser) && context.wordsOf) return context.wordsOf(local);
      throw new FilterSyntaxError(`Unknown query parser '${parser}'`);
  }
}

/** Queries that must all match, of which one must match, or of which none may. */
function joined(index: SearchIndex, { all }: LocalParams, context: FilterContext): BitSet {
  const depth = (context.depth ?? 0) + 1;
  if (depth > maxDepth) throw new FilterSyntaxError('Infinite Recursion detected parsing query');
  const found = (name: string) =>
    all(name).map((query) => filterDocuments(index, query, { ...context, depth }));
  const required = [...found('must'), ...found('filter')];
  const optional = found('should');
  // As in Lucene: optional queries only count where nothing is required.
  const own =
    required.length > 0
      ? required.reduce((every, documents) => every.and(documents))
      : optional.reduce((some, documents) => some.or(documents), new BitSet(index.size));
  return found('must_not').reduce((left, documents) => left.without(documents), own);
}

function withRawValue(
  index: SearchIndex,
  node: Omit<Extract<FilterNode, { kind: 'term' }>, 'kind'>,
  now: number,
): BitSet {
  if (isTextField(node.field)) return index.text(node.field).withTerm(node.text);
  const test = testOf(node, now);
  const field = index.values(node.field);
  return typeof test === 'string' ? field.withValue(test) : field.withValues(test);
}

function nearby(index: SearchIndex, { parser, of }: LocalParams, context: FilterContext): BitSet {
  const field = of('sfield') ?? context.field;
  const from = parsePoint(of('pt') ?? context.point);
  const limit = Number.parseFloat(of('d') ?? context.distanceKm);
  if (!from || field === '' || !(limit >= 0)) throw new FilterSyntaxError(`${parser} needs sfield, pt and d`);
  if (!isPointField(knownField(field)))
    throw new FilterSyntaxError(`The field ${field} does not support spatial filtering`);
  return index.filter(`${parser} ${field} ${from.latitude} ${from.longitude} ${limit}`, () => {
    const isInside = parser === 'bbox' ? boxAround(from, limit) : circleAround(from, limit);
    const found = new BitSet(index.size);
    index.points(knownField(field)).forEach((point, document) => {
      if (point && isInside(point)) found.add(document);
    });
    return found;
  });
}

/** @throws FilterSyntaxError for a field that no schema has */
function knownField(name: string): string {
  if (!isKnownField(name)) throw new FilterSyntaxError(`undefined field ${name}`);
  return name;
}

type Evaluation = {
  readonly index: SearchIndex;
  readonly now: number;
  /** Whether the node is the whole filter: only there may a filter consist of negations alone. */
  readonly isWhole: boolean;
};

function evaluate(node: FilterNode, { isWhole, ...within }: Evaluation): BitSet {
  const { index, now } = within;
  const inner = (part: FilterNode) => evaluate(part, { ...within, isWhole: false });
  switch (node.kind) {
    case 'all':
      return new BitSet(index.size, true);
    case 'term':
      return evaluateTerm(index, node, now);
    case 'range':
      return index.values(knownField(node.field)).withValues(rangeTest(node, now));
    case 'group': {
      const required = node.clauses.filter(({ occur }) => occur === 'must');
      const optional = node.clauses.filter(({ occur }) => occur === 'should');
      const excluded = node.clauses.filter(({ occur }) => occur === 'mustNot');
      const isNegative = required.length === 0 && optional.length === 0;
      let found = new BitSet(index.size, isNegative ? isWhole : required.length > 0);
      if (required.length > 0) for (const clause of required) found = found.and(inner(clause.node));
      else for (const clause of optional) found = found.or(inner(clause.node));
      for (const clause of excluded) found = found.without(inner(clause.node));
      return found;
    }
  }
}

function evaluateTerm(
  index: SearchIndex,
  { kind: _kind, ...node }: Extract<FilterNode, { kind: 'term' }>,
  now: number,
): BitSet {
  const { field, text, pattern } = node;
  if (field === '') throw new FilterSyntaxError('a filter names its field');
  knownField(field);
  if (pattern === '*') return index.values(field).withValues(() => true);
  if (!isTextField(field)) return withRawValue(index, node, now);
  return pattern === undefined
    ? evaluateWords(index, field, text)
    : index.text(field).withTerms(wildcard(fold(pattern)));
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
    if (words.length === tokens.length) forEachPhrase(field, words, (document) => found.add(document));
  }
  return found;
}
