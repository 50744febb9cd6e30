import { filterDocuments, tagsOf } from '../filters/evaluate.ts';
import { BitSet } from '../index/bitset.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { addBoosts, readBoosts, readWeights } from '../query/boosts.ts';
import { parseQuery, type ParsedQuery, type Terms } from '../query/parse.ts';
import { scoreDocuments, type Scored } from '../query/score.ts';
import type { FilterSet } from './facets.ts';
import type { Search } from './search.ts';

/** Parses a query in the request's language. */
export function queryOf({ language, synonymsFor }: Search, text: string): ParsedQuery {
  return parseQuery(text, language, synonymsFor(language));
}

/** The filters of a request, with that of its model's section. @throws FilterSyntaxError */
export function filterSets({ index, request, model, geo }: Search): readonly FilterSet[] {
  const written = request.getAll('fq').filter((filter) => filter.trim() !== '');
  const all = model.section === '' ? written : [`c_searchsections_sm:"${model.section}"`, ...written];
  return all.map((filter) => ({ tags: tagsOf(filter), documents: filterDocuments(index, filter, geo) }));
}

/** The documents that pass all filters. */
export function inAll(filters: readonly FilterSet[], documents: BitSet): BitSet {
  return filters.reduce((all, filter) => all.and(filter.documents), documents);
}

/**
 * Scores the documents that match a query, boosts included.
 * @param mm - replaces the request's minimum match
 * @throws FilterSyntaxError
 */
export function match(search: Search, query: ParsedQuery, mm?: string): Scored {
  const { index, request, geo } = search;
  const scored = query.kind === 'terms' ? score(search, query, mm) : constant(index, query.kind === 'all');
  const boosts = request.getAll('bq').flatMap((bq) => readBoosts(index, bq, geo));
  addBoosts(scored.scores, scored.matches, boosts);
  return scored;
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
