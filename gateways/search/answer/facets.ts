import { readLocalParams } from '../filters/local-params.ts';
import { FilterSyntaxError } from '../filters/tokens.ts';
import type { BitSet } from '../index/bitset.ts';
import { isKnownField } from '../index/fields.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { countedOf, type Counted } from '../index/value-field.ts';

export type FacetOptions = {
  /** -1 for all values. */
  readonly limit: number;
  readonly minimum: number;
  readonly sort: 'count' | 'index';
  /** Only values with this prefix. */
  readonly prefix: string;
};

type Count = readonly [string, number];

/** The values of a facet with the number of documents that have each, in the requested order. @requirement B18 */
export function countFacet(
  index: SearchIndex,
  field: string,
  documents: Counted,
  { limit, minimum, sort, prefix }: FacetOptions,
): readonly Count[] {
  const values = index.values(field);
  const counts: Count[] = [];
  values.countIn(documents).forEach((count, number) => {
    const value = values.data.values[number] ?? '';
    if (count >= minimum && value.startsWith(prefix)) counts.push([value, count]);
  });
  // Values come in order, and the sort is stable: equal counts stay in that order.
  if (sort === 'count') counts.sort((a, b) => b[1] - a[1]);
  return limit < 0 ? counts : counts.slice(0, limit);
}

/** Values and counts as one of Solr's named lists: flat (the default), map or arrarr. @requirement B18 */
export function namedList(entries: readonly (readonly [string, unknown])[], style: string | null): unknown {
  if (style === 'map') return Object.fromEntries(entries);
  return style === 'arrarr' ? entries : entries.flat();
}

/** A filter of a request, with its tags. */
export type FilterSet = { readonly tags: readonly string[]; readonly documents: BitSet };

type FacetRequest = {
  readonly request: URLSearchParams;
  /** The model's facets, used when the request names none. */
  readonly fallback: readonly string[];
  readonly found: BitSet;
  readonly matches: BitSet;
  readonly filters: readonly FilterSet[];
  /** The documents of a `facet.query`. @throws FilterSyntaxError */
  readonly passing: (query: string) => BitSet;
};

/**
 * Answers `facet.field=…` and `facet.query=…`. With `{!ex=tag}` in front, a field's facet ignores the filters with that
 * tag; with `{!key=name}`, a query's number goes by that name.
 * @throws FilterSyntaxError for a field that no schema has
 * @requirement B24
 */
export function facetCounts(index: SearchIndex, input: FacetRequest): unknown {
  const { request, fallback, found, matches, filters, passing } = input;
  const asked = request.getAll('facet.field');
  const counted = countedOf(found);
  const fields = (asked.length > 0 ? asked : fallback).map((written) => {
    const local = /^\{!([^}]*)\}(.*)$/.exec(written);
    const name = local?.[2] ?? written;
    if (!isKnownField(name)) throw new FilterSyntaxError(`undefined field: "${name}"`);
    const excluded = (/\bex=([\w,]+)/.exec(local?.[1] ?? '')?.[1] ?? '').split(',').filter(Boolean);
    const documents =
      excluded.length === 0
        ? counted
        : countedOf(
            filters
              .filter(({ tags }) => !tags.some((tag) => excluded.includes(tag)))
              .reduce((all, filter) => all.and(filter.documents), matches),
          );
    return [
      name,
      namedList(countFacet(index, name, documents, optionsOf(request, name)), request.get('json.nl')),
    ];
  });
  const queries = request.getAll('facet.query').map((query) => {
    const key = readLocalParams(query, (name) => request.get(name) ?? undefined)?.of('key');
    return [key ?? query, passing(query).and(found).count];
  });
  return {
    facet_queries: Object.fromEntries(queries),
    facet_fields: Object.fromEntries(fields),
    facet_ranges: {},
    facet_intervals: {},
    facet_heatmaps: {},
  };
}

/** A parameter as a whole number, or the default. */
function wholeNumber(text: string | null, usual: number): number {
  const value = Number.parseInt(text ?? '', 10);
  return Number.isNaN(value) ? usual : value;
}

function optionsOf(request: URLSearchParams, name: string): FacetOptions {
  const read = (option: string) => request.get(`f.${name}.facet.${option}`) ?? request.get(`facet.${option}`);
  const limit = wholeNumber(read('limit'), 100);
  // Solr does not rank a facet when all its values are asked for.
  const sort = read('sort') ?? (limit > 0 ? 'count' : 'index');
  return {
    limit,
    minimum: wholeNumber(read('mincount'), 1),
    sort: sort === 'index' ? 'index' : 'count',
    prefix: read('prefix') ?? '',
  };
}
