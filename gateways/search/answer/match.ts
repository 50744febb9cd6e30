import { filterDocuments, tagsOf, type FilterContext } from '../filters/evaluate.ts';
import type { LocalParams } from '../filters/local-params.ts';
import { BitSet } from '../index/bitset.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { addBoosts, readBoosts, readWeights } from '../query/boosts.ts';
import { parseQuery, type ParsedQuery, type Terms } from '../query/parse.ts';
import { scoreDocuments, type Scored } from '../query/score.ts';
import type { FilterSet } from './facets.ts';
import type { Search } from './search.ts';

/** Parses a query in the request's language. @requirement B18 */
export function queryOf({ language, synonymsFor }: Search, text: string): ParsedQuery {
  return parseQuery(text, language, synonymsFor(language));
}

/** What the filters of a request may refer to: its place, its parameters, and words as its query finds them. */
function contextOf(search: Search): FilterContext {
  const { geo, request } = search;
  return {
    ...geo,
    parameterOf: (name) => request.get(name) ?? undefined,
    wordsOf: (local) =>
      words({ ...search, request: withOwn(request, local) }, queryOf(search, local.text)).matches,
  };
}

/** A request whose words are matched as local parameters say. */
function withOwn(request: URLSearchParams, { of }: LocalParams): URLSearchParams {
  const own = new URLSearchParams(request);
  for (const name of ['qf', 'mm']) {
    const value = of(name);
    if (value !== undefined) own.set(name, value);
  }
  return own;
}

/** The documents that pass one filter. @throws FilterSyntaxError @requirement B18 */
export function passing(search: Search, filter: string): BitSet {
  return filterDocuments(search.index, filter, contextOf(search));
}

/** The filters of a request, with that of its model's section. @throws FilterSyntaxError @requirement B18 */
export function filterSets(search: Search): readonly FilterSet[] {
  const { request, model } = search;
  const written = request.getAll('fq').filter((filter) => filter.trim() !== '');
  const all = model.section === '' ? written : [`c_searchsections_sm:"${model.section}"`, ...written];
  return all.map((filter) => ({ tags: tagsOf(filter), documents: passing(search, filter) }));
}

/** The documents that pass all filters. @requirement B18 */
export function inAll(filters: readonly FilterSet[], documents: BitSet): BitSet {
  return filters.reduce((all, filter) => all.and(filter.documents), documents);
}

/**
 * Scores the documents that match a query, boosts included.
 * @param mm - replaces the request's minimum match
 * @throws FilterSyntaxError
 * @requirement B18
 */
export function match(search: Search, query: ParsedQuery, mm?: string): Scored {
  const { index, request } = search;
  const scored = words(search, query, mm);
  const boosts = request.getAll('bq').flatMap((bq) => readBoosts(index, bq, contextOf(search)));
  addBoosts(scored.scores, scored.matches, boosts);
  return scored;
}

function words(search: Search, query: ParsedQuery, mm?: string): Scored {
  return query.kind === 'terms' ? score(search, query, mm) : constant(search.index, query.kind === 'all');
}

/** The same score for every document, or no document. */
function constant({ size }: SearchIndex, isAll: boolean): Scored {
  return { scores: new Float32Array(size).fill(isAll ? 1 : 0), matches: new BitSet(size, isAll) };
}

function score({ index, request, model, language }: Search, query: Terms, mm?: string): Scored {
  return scoreDocuments(index, query, {
    weights: readWeights(request.get('qf')) ?? model.weights,
    phraseWeights: readWeights(request.get('pf')) ?? model.phraseWeights,
    tie: Number(request.get('tie') ?? model.tie) || 0,
    minimumMatch: mm ?? request.get('mm') ?? model.minimumMatch,
    language,
  });
}
