import { textOf } from '../document.ts';
import { parsePoint } from '../filters/geo.ts';
import type { QueryTerm } from '../query/parse.ts';
import { collate } from './collate.ts';
import { facetCounts, type FilterSet } from './facets.ts';
import { highlight } from './highlight.ts';
import { filterSets, inAll, match, queryOf } from './match.ts';
import { readSearch, type Search, type SearchContext } from './search.ts';
import { readShape, shapeDocument } from './shape.ts';
import { pageOf, sortBy } from './sort.ts';

const maxRows = 9999;
const maxStart = 100_000;
const defaultRows = 10;

/**
 * Answers a search in Solr's JSON.
 * @param request - Solr's request parameters
 * @throws FilterSyntaxError or SortSyntaxError, where Solr answers 400
 * @requirement B18
 */
export function emselect(context: SearchContext, request: URLSearchParams): unknown {
  const began = performance.now();
  const { index } = context;
  const search = readSearch(context, request);
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

function bounded(text: string | null, fallback: number, limit: number): number {
  const value = Number.parseInt(text ?? '', 10);
  return Number.isFinite(value) && value >= 0 ? Math.min(value, limit) : fallback;
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

/** Spelling suggestions, unless the query found more than `maxResultsForSuggest`. */
function spellcheck(search: Search, { words, numFound, filters }: Misspelt): unknown {
  const { request, index, language, synonymsFor } = search;
  const limit = Number(request.get('spellcheck.maxResultsForSuggest') ?? Number.POSITIVE_INFINITY);
  if (numFound > limit) return { suggestions: [], correctlySpelled: true, collations: [] };
  return collate(index, {
    words,
    language,
    synonyms: synonymsFor(language),
    hitsOf: (text) => inAll(filters, match(search, queryOf(search, text), '100%').matches).count,
    isExtended: request.get('spellcheck.collateExtendedResults') === 'true',
  });
}
