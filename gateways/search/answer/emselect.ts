import type { Synonyms } from '../analysis/synonyms.ts';
import { textOf } from '../document.ts';
import { filterDocuments, tagsOf, type GeoParameters } from '../filters/evaluate.ts';
import { parsePoint } from '../filters/geo.ts';
import { BitSet } from '../index/bitset.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { models, type SearchModel } from '../models.ts';
import { addBoosts, readBoosts, readWeights } from '../query/boosts.ts';
import { parseQuery, type ParsedQuery, type QueryTerm, type Terms } from '../query/parse.ts';
import { scoreDocuments, type Scored } from '../query/score.ts';
import { collate } from './collate.ts';
import { facetCounts, type FilterSet } from './facets.ts';
import { highlight } from './highlight.ts';
import { readShape, shapeDocument } from './shape.ts';
import { pageOf, sortBy } from './sort.ts';

const maxRows = 9999;
const maxStart = 100_000;
const defaultRows = 10;

export type SearchContext = {
  readonly index: SearchIndex;
  readonly synonymsFor: (language: string) => Synonyms;
};

/** A request with what follows from it. */
type Search = SearchContext & {
  readonly request: URLSearchParams;
  readonly model: SearchModel;
  readonly language: string;
  readonly geo: GeoParameters;
};

/**
 * Answers a search in Solr's JSON.
 * @param request - Solr's request parameters
 * @throws FilterSyntaxError, SortSyntaxError for what Solr answers with 400
 * @requirement B18
 */
export function emselect(context: SearchContext, request: URLSearchParams): unknown {
  const began = performance.now();
  const { index } = context;
  const search: Search = {
    ...context,
    request,
    model: modelOf(request.get('model')),
    language: (request.get('language') ?? languageOf(request) ?? 'en').replace('_', '-'),
    geo: {
      field: request.get('sfield') ?? '',
      point: request.get('pt') ?? '',
      distanceKm: request.get('d') ?? '',
    },
  };
  const { geo, model } = search;
  const query = queryOf(search, request.get('q') ?? '');
  const filters = filterSets(search);
  const { scores, matches } = match(search, query);
  const found = inAll(filters, matches);
  const from = parsePoint(geo.point);
  const order = sortBy(request.get('sort') ?? 'score desc', { index, scores, geoField: geo.field, from });
  const start = bounded(request.get('start'), 0, maxStart);
  const rows = bounded(request.get('rows'), defaultRows, maxRows);
  const page = pageOf(found, order, { start, rows });
  const shape = readShape(request.getAll('fl').join());
  const docs = page.map((number) =>
    shapeDocument(index, number, { shape, scores, from, geoField: geo.field }),
  );
  const terms = query.kind === 'terms' ? query.terms : [];
  const numFound = found.count;
  return {
    responseHeader: { status: 0, QTime: Math.round(performance.now() - began) },
    response: { numFound, start, numFoundExact: true, docs },
    ...(request.get('facet') === 'false'
      ? {}
      : { facet_counts: facetCounts(index, { request, fallback: model.facets, found, filters, matches }) }),
    ...(request.get('hl') === 'false' ? {} : { highlighting: highlights(search, page, terms) }),
    ...(query.kind === 'terms' && request.get('spellcheck') !== 'false'
      ? { spellcheck: spellcheck(search, { words: query.words, numFound, filters }) }
      : {}),
  };
}

/** A model by its name; the one for all sections where there is none of that name. */
function modelOf(name: string | null): SearchModel {
  const known = name !== null && Object.hasOwn(models, name) ? models[name] : undefined;
  return known ?? (models.All as SearchModel);
}

function languageOf(request: URLSearchParams): string | undefined {
  for (const filter of request.getAll('fq')) {
    const found = /^_language:"?([\w-]+)"?$/.exec(filter);
    if (found) return found[1];
  }
  return undefined;
}

function bounded(text: string | null, fallback: number, limit: number): number {
  const value = Number.parseInt(text ?? '', 10);
  return Number.isFinite(value) && value >= 0 ? Math.min(value, limit) : fallback;
}

function queryOf({ language, synonymsFor }: Search, text: string): ParsedQuery {
  return parseQuery(text, language, synonymsFor(language));
}

function filterSets({ index, request, model, geo }: Search): readonly FilterSet[] {
  const written = request.getAll('fq').filter((filter) => filter.trim() !== '');
  const all = model.section === '' ? written : [`c_searchsections_sm:"${model.section}"`, ...written];
  return all.map((filter) => ({ tags: tagsOf(filter), documents: filterDocuments(index, filter, geo) }));
}

function inAll(filters: readonly FilterSet[], documents: BitSet): BitSet {
  return filters.reduce((all, filter) => all.and(filter.documents), documents);
}

function match(search: Search, query: ParsedQuery, mm?: string): Scored {
  const { index, request, geo } = search;
  const scored = query.kind === 'terms' ? score(search, query, mm) : constant(index, query.kind === 'all');
  const boosts = request.getAll('bq').flatMap((bq) => readBoosts(index, bq, geo));
  addBoosts(scored.scores, scored.matches, boosts);
  return scored;
}

/** Everything alike, or nothing. */
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

function highlights(
  { index, model }: Search,
  page: readonly number[],
  terms: readonly QueryTerm[],
): Record<string, unknown> {
  if (terms.length === 0) return {};
  return Object.fromEntries(
    page.map((number) => {
      const document = index.document(number);
      const fields = model.highlightFields.flatMap((field) => {
        const piece = highlight(textOf(document, field), terms, String(document._language ?? 'en'));
        return piece === undefined ? [] : [[field, [piece]]];
      });
      return [document._uniqueid, Object.fromEntries(fields)];
    }),
  );
}

type Misspelt = {
  readonly words: readonly string[];
  readonly numFound: number;
  readonly filters: readonly FilterSet[];
};

/** Suggestions when a query found no more than `maxResultsForSuggest`. */
function spellcheck(search: Search, { words, numFound, filters }: Misspelt): unknown {
  const { request, index } = search;
  const limit = Number(request.get('spellcheck.maxResultsForSuggest') ?? Number.POSITIVE_INFINITY);
  if (numFound > limit) return { suggestions: [], correctlySpelled: true, collations: [] };
  return collate(index, {
    words,
    hitsOf: (text) => inAll(filters, match(search, queryOf(search, text), '100%').matches).count,
    isExtended: request.get('spellcheck.collateExtendedResults') === 'true',
  });
}
