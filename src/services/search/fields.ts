import type { SearchFilter } from '@/contracts/search';
import { openNowField, openNowQuery } from '#services/search/open-now';
import { upcomingQuery } from '#services/search/upcoming';

/** Ids of a physician's places of work, by which the distance limits. */
export const idField = 'c_provider_locations_ids_sm';
/** Their names, which a visitor may choose. While one is chosen, the distance says nothing. */
export const placeFilter = 'c_provider_locations_sm';

/** Whether a name may stand as a field in a query to the search service. @requirement B18 */
export function isFieldName(name: string): boolean {
  return /^\w{1,80}$/.test(name);
}

/** Solr's parameter set of a search model: languages with stems of their own have one each. @requirement B18 */
export function parameterSet(model: string, language: string): string {
  const [short = ''] = language.toLowerCase().split(/[-_]/);
  return short === 'es' || short === 'ar' ? `${model}_${short}` : model;
}

/** A value as one literal phrase of the query language: quoted, with quotes and backslashes escaped. @requirement B18 */
export function phraseOf(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}

export type FieldFilter = {
  readonly field: string;
  /** One of these; an empty list filters nothing. */
  readonly values: readonly string[];
  /** None of these instead. */
  readonly isNegative?: boolean;
};

/**
 * A filter query of one field: `field:"a"`, `field:("a" OR "b")`, `-field:"a"`. It is tagged with its field, so that
 * the field's own facet can be counted without it.
 * @returns undefined when there is nothing to filter, or the field's name is none
 * @requirement B18
 */
export function filterQuery({ field, values, isNegative = false }: FieldFilter): string | undefined {
  const phrases = values.filter((value) => value !== '').map((value) => phraseOf(value));
  if (phrases.length === 0 || !isFieldName(field)) return undefined;
  const list = phrases.length === 1 ? phrases[0] : `(${phrases.join(' OR ')})`;
  // A negation has no facet of its own to spare.
  return isNegative ? `-${field}:${list}` : `{!tag=${field}}${field}:${list}`;
}

/**
 * The filter queries for a visitor's filters: values of one field are alternatives, fields must all hold. Fields that
 * the search model does not offer are left out.
 * @param offered - the search model's filters
 * @param now - milliseconds since 1970
 * @requirement B18
 */
export function filterQueries(
  filters: readonly { readonly field: string; readonly value: string }[],
  offered: readonly Pick<SearchFilter, 'field' | 'kind'>[],
  now: number,
): readonly string[] {
  return offered
    .map(({ field, kind }) => {
      const values = filters.filter((filter) => filter.field === field).map(({ value }) => value);
      const [first = ''] = values;
      if (field === openNowField) return values.includes('true') ? openNowQuery(now) : undefined;
      if (kind !== 'upcoming') return filterQuery({ field, values });
      return isFieldName(field) ? upcomingQuery({ field, value: first }, now) : undefined;
    })
    .filter((query) => query !== undefined);
}
