import { modelNames, type facetTitles } from '@/config/search';
import { ok, type Result } from '@/lib/result';
import { askSearch, type SearchFailure } from '#services/search/client';
import { phraseOf } from '#services/search/fields';
import { hitsParameters } from '#services/search/parameters';
import { facetValues, searchWire } from '#services/search/wire';

/** The facet of the home page for each of its two searches. */
const homeFacets = {
  physician: 'c_visible_specialties_sm',
  location: 'c_location_specialty_sm',
} as const satisfies Readonly<Record<string, keyof typeof facetTitles>>;

/** The kinds of search on the home page. */
export type HomeSearch = keyof typeof homeFacets;

/** How many documents a search has, and the values of its facet, most frequent first. */
export type HomeFacet = {
  readonly field: string;
  readonly total: number;
  readonly values: readonly { readonly value: string; readonly count: number }[];
};

/**
 * Asks for no documents (0 rows) and for all values of the facet (9999).
 * @param from.subsite - only what belongs to this sub-site
 * @requirement B32
 */
export async function homeFacet(
  search: HomeSearch,
  from: { readonly language: string; readonly subsite: string | undefined },
  signal?: AbortSignal,
): Promise<Result<HomeFacet, SearchFailure>> {
  const field = homeFacets[search];
  const parameters = hitsParameters({
    type: search,
    model: modelNames[search],
    query: '',
    filters: from.subsite === undefined ? [] : [`searchsubsites_sm:${phraseOf(from.subsite)}`],
    sort: '',
    start: 0,
    rows: 0,
    facetFields: [field],
    language: from.language,
  });
  const answer = await askSearch(parameters, searchWire, signal);
  if (!answer.ok) return answer;
  const { response, facet_counts: counts } = answer.value;
  return ok({
    field,
    total: response.numFound,
    values: facetValues(counts.facet_fields[field]).toSorted((one, other) => other.count - one.count),
  });
}
