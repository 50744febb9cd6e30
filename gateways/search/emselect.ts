import { BitSet } from './bitset.ts';
import { textOf, type SearchDocument } from './document.ts';
import { countFacet, namedList } from './facets.ts';
import { filterDocuments, tagOf, type GeoParameters } from './filter.ts';
import { distanceKm, parsePoint } from './geo.ts';
import { highlight } from './highlight.ts';
import type { SearchIndex } from './index-builder.ts';
import { models, type SearchModel } from './models.ts';
import { addBoosts, parseQuery, scoreDocuments, type ParsedQuery, type QueryTerm } from './query.ts';
import { sortBy } from './sort.ts';
import { suggest } from './spellcheck.ts';
import type { Synonyms } from './synonyms.ts';

const maxRows = 9999;
const maxStart = 100_000;
const defaultRows = 10;

export type SearchContext = {
  readonly index: SearchIndex;
  readonly synonymsFor: (language: string) => Synonyms;
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
  const model = models[request.get('model') ?? 'All'] ?? (models.All as SearchModel);
  const language = (request.get('language') ?? languageOf(request) ?? 'en').replace('_', '-');
  const query = parseQuery(request.get('q') ?? '', language, context.synonymsFor(language));
  const terms = query.kind === 'terms' ? query.terms : [];
  const geo: GeoParameters = {
    field: request.get('sfield') ?? '',
    point: request.get('pt') ?? '',
    distanceKm: request.get('d') ?? '',
  };
  const filters = filterSets(index, request, model, geo);
  const { scores, matches } = match(index, query, { request, model, language, geo });
  const found = filters.reduce((documents, filter) => documents.and(filter.documents), matches);

  const from = parsePoint(geo.point);
  const compare = sortBy(request.get('sort') ?? 'score desc', { index, scores, geoField: geo.field, from });
  const start = bounded(request.get('start'), 0, maxStart);
  const rows = bounded(request.get('rows'), defaultRows, maxRows);
  const page = [...found].sort(compare).slice(start, start + rows);
  const numFound = found.count;
  const shape = fieldShape(request.get('fl'));
  const wantsFacets = request.get('facet') !== 'false';
  return {
    responseHeader: { status: 0, QTime: Math.round(performance.now() - began) },
    response: {
      numFound,
      start,
      numFoundExact: true,
      docs: page.map((document) =>
        shapeDocument(index, document, { shape, scores, from, geoField: geo.field }),
      ),
    },
    ...(wantsFacets ? { facet_counts: facetCounts(index, { request, model, found, filters, matches }) } : {}),
    ...(request.get('hl') === 'false' ? {} : { highlighting: highlights(index, page, terms, model) }),
    ...(query.kind === 'terms' && request.get('spellcheck') !== 'false'
      ? { spellcheck: spellcheck(context, { request, query, numFound, model, language, filters, geo }) }
      : {}),
  };
}

function languageOf(request: URLSearchParams): string | undefined {
  for (const filter of request.getAll('fq')) {
    const match = /^_language:"?([\w-]+)"?$/.exec(filter);
    if (match) return match[1];
  }
  return undefined;
}

function bounded(text: string | null, fallback: number, limit: number): number {
  const value = Number.parseInt(text ?? '', 10);
  return Number.isFinite(value) && value >= 0 ? Math.min(value, limit) : fallback;
}

type FilterSet = { readonly tag: string | undefined; readonly documents: BitSet };

function filterSets(
  index: SearchIndex,
  request: URLSearchParams,
  model: SearchModel,
  geo: GeoParameters,
): readonly FilterSet[] {
  const written = request.getAll('fq').filter((filter) => filter.trim() !== '');
  const all = model.section === '' ? written : [`c_searchsections_sm:"${model.section}"`, ...written];
  return all.map((filter) => ({ tag: tagOf(filter), documents: filterDocuments(index, filter, geo) }));
}

type MatchInput = {
  readonly request: URLSearchParams;
  readonly model: SearchModel;
  readonly language: string;
  readonly geo: GeoParameters;
};

function match(
  index: SearchIndex,
  query: ParsedQuery,
  { request, model, language, geo }: MatchInput,
): { readonly scores: Float64Array; readonly matches: BitSet } {
  if (query.kind !== 'terms')
    return {
      scores: new Float64Array(index.size).fill(query.kind === 'all' ? 1 : 0),
      matches: new BitSet(index.size, query.kind === 'all'),
    };
  const scores = scoreDocuments(index, query.terms, {
    weights: readWeights(request.get('qf')) ?? model.weights,
    tie: Number(request.get('tie') ?? model.tie),
    minimumMatch: request.get('mm') ?? model.minimumMatch,
    language,
  });
  addBoosts(
    scores,
    request.getAll('bq').flatMap((bq) => readBoosts(index, bq, geo)),
  );
  const matches = new BitSet(index.size);
  scores.forEach((score, document) => {
    if (score > 0) matches.add(document);
  });
  return { scores, matches };
}

/** `title_exact^8 resultbody_t` */
function readWeights(text: string | null): Readonly<Record<string, number>> | undefined {
  if (!text) return undefined;
  return Object.fromEntries(
    text.split(/\s+/).flatMap((part) => {
      const [field, weight] = part.split('^');
      return field ? [[field, Number(weight ?? 1) || 1]] : [];
    }),
  );
}

/** A boosting query: a filter with `^n`, or a list of `"id"^n`. */
function readBoosts(index: SearchIndex, text: string, geo: GeoParameters) {
  const ids = [...text.matchAll(/(?:^|\s)"((?:[^"\\]|\\.)*)"\^([\d.]+)/g)];
  if (ids.length > 0) {
    const values = index.values('c_provider_locations_ids_sm');
    return ids.flatMap(([, id = '', boost]) => {
      const documents = values.get(id);
      return documents ? [{ documents, boost: Number(boost) }] : [];
    });
  }
  const [, filter = text, boost = '1'] = /^(.*?)(?:\^([\d.]+))?$/s.exec(text) ?? [];
  return [{ documents: filterDocuments(index, filter, geo), boost: Number(boost) }];
}

type Shape = {
  readonly fields: ReadonlySet<string> | undefined;
  readonly wantsScore: boolean;
  readonly distanceName: string | undefined;
};

/** Reads `fl`: field names, `*`, `score`, `_dist_:geodist()`. */
function fieldShape(fl: string | null): Shape {
  const parts = (fl ?? '*').split(/[\s,]+/).filter(Boolean);
  const distance = parts.map((part) => /^(\w+):geodist\(\)$/.exec(part)?.[1]).find(Boolean);
  const names = parts.filter((part) => !part.includes(':') && part !== 'score');
  return {
    fields: names.length === 0 || names.includes('*') ? undefined : new Set(names),
    wantsScore: parts.includes('score'),
    distanceName: distance,
  };
}

type ShapeInput = {
  readonly shape: Shape;
  readonly scores: Float64Array;
  readonly from: ReturnType<typeof parsePoint>;
  readonly geoField: string;
};

function shapeDocument(
  index: SearchIndex,
  number: number,
  { shape, scores, from, geoField }: ShapeInput,
): Record<string, unknown> {
  const document = index.documents[number] as SearchDocument;
  const shown: Record<string, unknown> = shape.fields
    ? Object.fromEntries(Object.entries(document).filter(([name]) => shape.fields?.has(name)))
    : { ...document };
  if (shape.wantsScore) shown.score = scores[number] ?? 0;
  const point = shape.distanceName ? index.points(geoField)[number] : undefined;
  if (shape.distanceName && from && point) shown[shape.distanceName] = distanceKm(from, point);
  return shown;
}

type FacetInput = {
  readonly request: URLSearchParams;
  readonly model: SearchModel;
  readonly found: BitSet;
  readonly filters: readonly FilterSet[];
  readonly matches: BitSet;
};

function facetCounts(index: SearchIndex, { request, model, found, filters, matches }: FacetInput): unknown {
  const asked = request.getAll('facet.field');
  const style = request.get('json.nl');
  const fields = (asked.length > 0 ? asked : model.facets).map((written) => {
    const local = /^\{!([^}]*)\}(.*)$/.exec(written);
    return {
      name: local?.[2] ?? written,
      excluded: new Set((/\bex=([\w,]+)/.exec(local?.[1] ?? '')?.[1] ?? '').split(',').filter(Boolean)),
    };
  });
  const counted = fields.map(({ name, excluded }) => {
    const read = (option: string) =>
      request.get(`f.${name}.facet.${option}`) ?? request.get(`facet.${option}`);
    const limit = Number.parseInt(read('limit') ?? '100', 10);
    const documents =
      excluded.size === 0
        ? found
        : filters
            .filter(({ tag }) => !tag || !excluded.has(tag))
            .reduce((all, filter) => all.and(filter.documents), matches);
    const sort = read('sort') === 'index' ? 'index' : 'count';
    return [
      name,
      namedList(
        countFacet(index, name, documents, { limit, minimum: Number(read('mincount') ?? 1), sort }),
        style,
      ),
    ];
  });
  return {
    facet_queries: {},
    facet_fields: Object.fromEntries(counted),
    facet_ranges: {},
    facet_intervals: {},
    facet_heatmaps: {},
  };
}

function highlights(
  index: SearchIndex,
  page: readonly number[],
  terms: readonly QueryTerm[],
  model: SearchModel,
): unknown {
  if (terms.length === 0) return {};
  return Object.fromEntries(
    page.map((number) => {
      const document = index.documents[number] as SearchDocument;
      const fields = model.highlightFields.flatMap((field) => {
        const piece = highlight(textOf(document, field), terms, String(document._language ?? 'en'));
        return piece === undefined ? [] : [[field, [piece]]];
      });
      return [document._uniqueid, Object.fromEntries(fields)];
    }),
  );
}

type SpellInput = MatchInput & {
  readonly query: Extract<ParsedQuery, { readonly kind: 'terms' }>;
  readonly numFound: number;
  readonly filters: readonly FilterSet[];
};

/** Suggestions when a query found little, and whole queries made of them that do find something. */
function spellcheck(context: SearchContext, { query, numFound, filters, ...input }: SpellInput): unknown {
  const limit = Number(input.request.get('spellcheck.maxResultsForSuggest') ?? Number.POSITIVE_INFINITY);
  if (numFound > limit) return { suggestions: [], correctlySpelled: true, collations: [] };
  const { index } = context;
  const better = query.words.map((word) => suggest(index, word, 3));
  const suggestions = query.words.flatMap((word, position) => {
    const found = better[position] ?? [];
    if (found.length === 0) return [];
    return [
      word,
      {
        numFound: found.length,
        startOffset: 0,
        endOffset: word.length,
        suggestion: found.map(({ word: other, frequency }) => ({ word: other, freq: frequency })),
      },
    ];
  });
  const collations: unknown[] = [];
  for (let choice = 0; choice < 3 && suggestions.length > 0; choice += 1) {
    const words = query.words.map(
      (word, position) => better[position]?.[choice]?.word ?? better[position]?.[0]?.word ?? word,
    );
    const text = words.join(' ');
    const again = match(
      index,
      parseQuery(text, input.language, context.synonymsFor(input.language)),
      input,
    ).matches;
    const hits = filters.reduce((documents, filter) => documents.and(filter.documents), again).count;
    if (hits > 0 && !collations.includes(text) && text !== query.words.join(' '))
      collations.push('collation', text);
  }
  return { suggestions, correctlySpelled: suggestions.length === 0, collations };
}
