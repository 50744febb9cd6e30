import type { Facet, SearchModel } from '@/contracts/search';
import { childAge } from '@/domain/search/child-age';
import { filtersInForce, patientAgesField } from '@/domain/search/filters';
import { requestFor, type Groundwork, type SearchQuestion } from '#services/search/answer/question';
import { hits } from '#services/search/hits';
import type { HitsRequest } from '#services/search/hits-request';
import { attempt, type SearchPlan } from '#services/search/plan';

/**
 * How many doctors the values for children only would bring, whose age comes with them. Without this, a list of
 * specialties for adults would never offer them.
 * @param asked - the words that were looked for
 * @returns nothing where the search is for children already, or has no such values
 * @requirement B5 B11
 */
export function* childFacets(
  question: SearchQuestion,
  groundwork: Groundwork,
  asked: Pick<HitsRequest, 'query' | 'minimumMatch'>,
): SearchPlan<readonly Facet[]> {
  const { model, state, subsite } = question;
  const fields = model.filters.filter(({ pediatricValues }) => pediatricValues.length > 0);
  const inForce = filtersInForce(state, model.filters, subsite);
  const age = inForce.find(({ field }) => field === patientAgesField)?.value;
  if (fields.length === 0 || age === undefined || age === childAge) return [];
  const others = state.filters.filter(({ field }) => field !== patientAgesField);
  const filters = [...others, { field: patientAgesField, value: childAge }];
  const request = requestFor({ ...question, state: { ...state, filters } }, groundwork);
  const { query, minimumMatch } = asked;
  const words = { query, ...(minimumMatch === undefined ? {} : { minimumMatch }) };
  const facetFields = fields.map(({ field }) => field);
  const found = yield* attempt(hits({ ...request, ...words, facetFields, rows: 0 }));
  return found?.facets ?? [];
}

/** The facets of a search with the values for children only as `childFacets` counts them. @requirement B11 */
export function withChildFacets(
  facets: readonly Facet[],
  forChildren: readonly Facet[],
  { filters }: Pick<SearchModel, 'filters'>,
): readonly Facet[] {
  return facets.map((facet) => {
    const counted = forChildren.find(({ field }) => field === facet.field);
    const { pediatricValues = [] } = filters.find(({ field }) => field === facet.field) ?? {};
    if (!counted) return facet;
    const isForChildren = ({ value }: { readonly value: string }) => pediatricValues.includes(value);
    const others = facet.values.filter((value) => !isForChildren(value));
    return { ...facet, values: [...others, ...counted.values.filter(isForChildren)] };
  });
}
