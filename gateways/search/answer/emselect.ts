import { textOf } from '../document.ts';
import { parsePoint } from '../filters/geo.ts';
import type { QueryTerm } from '../query/parse.ts';
import { collate } from './collate.ts';
import { namesIn } from './dictionary.ts';
import { readCursor } from './cursor.ts';
import { facetCounts, type FilterSet } from './facets.ts';
import { groupQueries, groupsOf } from './groups.ts';
import { highlight } from './highlight.ts';
import { filterSets, inAll, match, passing, queryOf } from './match.ts';
import { isForeign } from './spellcheck.ts';
import { readSearch, type Search, type SearchContext } from './search.ts';
import { readShape, shapeDocument } from './shape.ts';
import { pageOf, sortBy } from './sort.ts';

const maxRows = 9999;
const maxStart = 100_000;
const defaultRows = 10;

/** A parameter that is not valid. */
class RequestSyntaxError extends Error {
  override readonly name = 'RequestSyntaxError';
}

/**
 * Answers a search in Solr's JSON.
 * @param request - Solr's request parameters
 * @throws FilterSyntaxError, SortSyntaxError or RequestSyntaxError, where Solr answers 400
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
  const cursor = readCursor(request);
  const start = cursor?.start ?? wholeNumber(request, 'start', { usual: 0, most: maxStart });
  const rows = wholeNumber(request, 'rows', { usual: defaultRows, most: maxRows });
  const isGrouped = groupQueries(request).length > 0;
  const page = isGrouped ? [] : pageOf(found, order, { start, rows });
  const shape = readShape(request.getAll('fl').join());
  const shaped = (number: number) =>
    shapeDocument(index, number, { shape, scores, from, geoField: geo.field });
  const docs = page.map(shaped);
  const terms = query.kind === 'terms' ? query.terms : [];
  const numFound = found.count;
  const counted = { request, fallback: model.facets, found, filters, matches };
  return {
    responseHeader: { status: 0, QTime: Math.round(performance.now() - began) },
    ...(isGrouped
      ? {
          grouped: groupsOf({
            request,
            found,
            order,
            scores,
            wantsScore: shape.wantsScore,
            shaped,
            most: wholeNumber(request, 'group.limit', { usual: 1, most: maxRows }),
            offset: wholeNumber(request, 'group.offset', { usual: 0, most: maxStart }),
            passing: (text) => passing(search, text),
          }),
        }
      : { response: { numFound, start: cursor ? 0 : start, numFoundExact: true, docs } }),
    ...(cursor ? { nextCursorMark: cursor.next(docs.length) } : {}),
    ...(request.get('facet') === 'false'
      ? {}
      : { facet_counts: facetCounts(index, { ...counted, passing: (text) => passing(search, text) }) }),
    ...(request.get('hl') === 'false' ? {} : { highlighting: highlights(search, page, terms) }),
    ...(query.kind === 'terms' && request.get('spellcheck') !== 'false'
      ? { spellcheck: spellcheck(search, { words: query.words, numFound, filters }) }
      : {}),
  };
}

/** @throws RequestSyntaxError for what is no number, or a negative one */
function wholeNumber(
  request: URLSearchParams,
  name: string,
  { usual, most }: { readonly usual: number; readonly most: number },
): number {
  const text = request.get(name)?.trim() ?? '';
  if (text === '') return usual;
  if (!/^[+-]?\d+$/.test(text)) throw new RequestSyntaxError(`For input string: "${text}"`);
  if (Number(text) < 0) throw new RequestSyntaxError(`'${name}' parameter cannot be negative`);
  return Math.min(Number(text), most);
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

/**
 * Spelling suggestions, unless the query found more than `maxResultsForSuggest`, and not by a word of another language:
 * "asma" finds asthma, and is the wrong spelling of it on an English page all the same.
 */
function spellcheck(search: Search, { words, numFound, filters }: Misspelt): unknown {
  const { request, index, language, synonymsFor, model } = search;
  const limit = Number(request.get('spellcheck.maxResultsForSuggest') ?? Number.POSITIVE_INFINITY);
  const names = model.isOfPeople ? { names: namesIn(index, model.section) } : {};
  const of = { language, synonyms: synonymsFor(language), ...names };
  if (numFound > limit && !words.some((word) => isForeign(index, word, of)))
    return { suggestions: [], correctlySpelled: true, collations: [] };
  return collate(index, {
    words,
    ...of,
    hitsOf: (text) => inAll(filters, match(search, queryOf(search, text), '100%').matches).count,
    isExtended: request.get('spellcheck.collateExtendedResults') === 'true',
  });
}
