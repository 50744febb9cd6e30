import type { SearchType } from '@/contracts/search';
import type { SynonymRule } from '#services/search/synonyms';
import { idField, isFieldName, phraseOf, placeFilter } from '#services/search/fields';

/** One page of results, as it is asked for. */
export type HitsRequest = {
  readonly type: SearchType;
  /** The search service's name of the search model. */
  readonly model: string;
  /** What the visitor typed; '' finds everything. */
  readonly query: string;
  /** Finished filter queries, from `filterQueries`. */
  readonly filters: readonly string[];
  /** Fields whose values are to be counted. */
  readonly facetFields: readonly string[];
  readonly sort: string;
  readonly start: number;
  readonly rows: number;
  readonly language: string;
  /** What a place adds. */
  readonly extra?: readonly (readonly [string, string])[];
  readonly milesById?: ReadonlyMap<string, number>;
  /** The service's synonyms, to explain matches with. */
  readonly synonyms?: readonly SynonymRule[];
};

/** No more than this is ever asked for at once, and no deeper. */
const maxRows = 999;
const maxStart = 10_000;
const facetLimit = '9999';
/**
 * What a visitor typed, for Solr's edismax: signs stand for themselves and AND, OR, NOT are words, or "NOT SLEEPING WELL" and
 * "-itis" would find what is without them. Quotes and a star at the end of a word keep their meaning.
 */
function withoutOperators(query: string): string {
  return query
    .replace(/[\\+\-!(){}[\]^~?:/&|]/g, '\\$&')
    .replace(/\b(?:AND|OR|NOT)\b/g, (word) => word.toLowerCase());
}

/**
 * The parameters of a search call.
 * @requirement B18
 */
export function hitsParameters(request: HitsRequest): URLSearchParams {
  const { query, filters, sort, model, language } = request;
  const isEverything = query === '' || query === '*';
  const parameters = new URLSearchParams({
    q: isEverything ? '*:*' : withoutOperators(query),
    start: String(Math.min(Math.max(0, request.start), maxStart)),
    rows: String(Math.min(Math.max(0, request.rows), maxRows)),
    ...(sort ? { sort } : {}),
    model,
    // What Solr itself calls a model; other services do not know the name.
    useParams: model,
    language,
    metadata: 'false',
    'spellcheck.maxResultsForSuggest': '1',
  });
  if (!isEverything) parameters.set('spellcheck.q', query);
  for (const filter of filters) parameters.append('fq', filter);
  parameters.append('fq', `_language:${phraseOf(language)}`);
  const limits = [...filters, ...(request.extra ?? []).map(([, value]) => value)];
  const facets = request.facetFields.filter((field) => isFieldName(field));
  if (facets.length > 0) parameters.set('facet', 'true');
  for (const field of facets) {
    // A value's number is what choosing it brings: without the field's own filter, and a place without the distance.
    const replaced = (field === placeFilter ? [field, idField] : [field]).filter((tag) =>
      limits.some((filter) => filter.startsWith(`{!tag=${tag}}`)),
    );
    parameters.append('facet.field', replaced.length > 0 ? `{!ex=${replaced.join()}}${field}` : field);
    parameters.set(`f.${field}.facet.limit`, facetLimit);
    parameters.set(`f.${field}.facet.mincount`, '1');
  }
  for (const [name, value] of request.extra ?? []) parameters.append(name, value);
  return parameters;
}
