import { sectionTypes } from '@/config/search';
import { idField, isFieldName, parameterSet, phraseOf, placeFilter } from '#services/search/fields';
import type { HitsRequest } from '#services/search/hits-request';
import { withPlainNumber } from '#services/search/words/numbers';

/** The largest page, and the deepest start, that is ever requested. */
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
  const { filters, sort, model, language } = request;
  const query = withPlainNumber(request.query);
  const isEverything = query === '' || query === '*';
  const parameters = new URLSearchParams({
    q: isEverything ? '*' : withoutOperators(query),
    start: String(Math.min(Math.max(0, request.start), maxStart)),
    rows: String(Math.min(Math.max(0, request.rows), maxRows)),
    ...(sort ? { sort } : {}),
    model,
    // What Solr itself calls a model; other services do not know the name.
    useParams: parameterSet(model, language),
    language,
    metadata: 'false',
    hl: 'false',
    'spellcheck.maxResultsForSuggest': '1',
  });
  if (request.fields) parameters.set('fl', request.fields.join());
  if (!isEverything) {
    parameters.set('mm', request.minimumMatch ?? '100%');
    parameters.set('spellcheck.q', query);
  }
  for (const filter of filters) parameters.append('fq', filter);
  parameters.append('fq', `_language:${phraseOf(language)}`);
  const extra = request.near?.parameters ?? [];
  const limits = [...filters, ...extra.map(([, value]) => value)];
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
  for (const [name, value] of extra) parameters.append(name, value);
  for (const boost of request.boosts ?? []) parameters.append('bq', boost);
  const { anyOf = [] } = request;
  if (anyOf.length > 0)
    parameters.append('fq', `{!bool ${anyOf.map((_search, number) => `should=$search${number}`).join(' ')}}`);
  if (request.ofEach !== undefined) {
    parameters.set('group', 'true');
    parameters.set('group.limit', String(request.ofEach));
    for (const number of anyOf.keys()) parameters.append('group.query', `{!bool must=$search${number}}`);
  }
  for (const [name, value] of partsOf(anyOf)) parameters.append(name, value);
  return parameters;
}

/** What several searches find, each as a parameter: `search0`, …; so are their parts, which nothing has to quote. */
function partsOf(searches: readonly HitsRequest[]): readonly (readonly [string, string])[] {
  return searches.flatMap(({ type, query, filters, near, minimumMatch }, number) => {
    const name = `search${number}`;
    const section = Object.entries(sectionTypes).find(([, own]) => own === type)?.[0];
    const limits = (near?.parameters ?? []).flatMap(([own, value]) => (own === 'fq' ? [value] : []));
    const kind = section === undefined ? '*:*' : `c_searchsections_sm:${phraseOf(section)}`;
    const all = [kind, ...filters, ...limits];
    const words = withPlainNumber(query);
    const isEverything = words === '' || words === '*';
    const needed = minimumMatch ?? '100%';
    return [
      [
        name,
        `{!bool ${all.map((_filter, index) => `filter=$${name}f${index}`).join(' ')}${isEverything ? '' : ` must=$${name}w`}}`,
      ],
      ...all.map((filter, index) => [`${name}f${index}`, filter] as const),
      // The boosts of the whole are for the whole alone.
      ...(isEverything
        ? []
        : [
            [`${name}w`, `{!edismax mm=${needed} bq='' pf='' v=$${name}q}`] as const,
            [`${name}q`, withoutOperators(words)] as const,
          ]),
    ] as const;
  });
}

/**
 * The parameters of a call that counts what each of some searches finds. The numbers come as facet queries by the names
 * `search0`, `search1`, …
 * @param all - the search over all types
 * @requirement B1 B18
 */
export function countParameters(
  searches: readonly HitsRequest[],
  { model, language }: Pick<HitsRequest, 'model' | 'language'>,
): URLSearchParams {
  const everything = {
    type: 'all',
    query: '',
    filters: [],
    facetFields: [],
    sort: '',
    start: 0,
    rows: 0,
  } as const;
  const parameters = hitsParameters({ ...everything, model, language });
  parameters.set('facet', 'true');
  for (const number of searches.keys())
    parameters.append('facet.query', `{!bool key=search${number} must=$search${number}}`);
  for (const [name, value] of partsOf(searches)) parameters.append(name, value);
  // One place is looked around, by each search that does.
  const circle = searches.find(({ near }) => near?.parameters.some(([name]) => name === 'pt'))?.near;
  for (const [name, value] of circle?.parameters ?? [])
    if (name !== 'fq' && name !== 'bq' && name !== 'fl') parameters.append(name, value);
  return parameters;
}

/**
 * Words of which each stands for itself: beside each other, two may be a name of the synonyms, which is only found whole.
 * @requirement B18
 */
export function apart(words: readonly string[]): string {
  return words.map((word) => (/[\s"*]/u.test(word) ? word : `"${word}"`)).join(' ');
}

/**
 * The parameters of a call that counts what has each of some words, under the same limits. The numbers come as facet
 * queries by the names `word0`, `word1`, …
 * @requirement B18
 */
export function wordCountParameters(request: HitsRequest, words: readonly string[]): URLSearchParams {
  const any = { query: apart(words), minimumMatch: '1', facetFields: [], start: 0, rows: 0 };
  const parameters = hitsParameters({ ...request, ...any });
  parameters.set('facet', 'true');
  parameters.set('spellcheck', 'false');
  for (const [number, word] of words.entries()) {
    parameters.append('facet.query', `{!edismax key=word${number} mm=100% v=$word${number}}`);
    parameters.set(`word${number}`, withoutOperators(word));
  }
  return parameters;
}
