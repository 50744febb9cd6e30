import type { Hit, SearchResults } from '@/contracts/search';
import { fold } from '@/lib/fold';
import {
  filtersInForce,
  initialValueOf,
  isAgeFixed,
  noneValue,
  patientAgesField,
} from '@/domain/search/filters';
import type { SearchQuestion } from '#services/search/answer/question';
import { phraseOf } from '#services/search/fields';
import type { HitsRequest } from '#services/search/hits-request';
import { isNumber } from '#services/search/words/numbers';

/**
 * The same question for patients of any age, where the age is the one that stands there before a visitor chooses. Such
 * an age must hide nobody.
 * @returns undefined where the visitor or the sub-site chose the age, or the search has none
 * @requirement B11
 */
export function forAnyAge(
  question: SearchQuestion,
): { readonly question: SearchQuestion; readonly age: string } | undefined {
  const { model, state, subsite } = question;
  const ages = model.filters.find(({ field }) => field === patientAgesField);
  if (!ages || isAgeFixed(state, subsite)) return undefined;
  const [chosen] = filtersInForce(state, [ages], subsite);
  const age = initialValueOf(ages);
  if (chosen === undefined || chosen.value !== age) return undefined;
  const filters = [...state.filters, { field: patientAgesField, value: noneValue(ages) }];
  return { question: { ...question, state: { ...state, filters } }, age };
}

/** Doctors who see the given age come first. */
const ageWeight = 6;

/** A request for patients of any age, with those who see the given age first. @requirement B11 */
export function givenAgeFirst(request: HitsRequest, age: string): HitsRequest {
  const first = `${patientAgesField}:${phraseOf(age)}^=${ageWeight}`;
  return { ...request, boosts: [...(request.boosts ?? []), first] };
}

/** As many of those whom a limit leaves out are looked at: nobody's name is shared by more. */
const hiddenRows = 12;
/** By these somebody is named. */
const nameFields = [
  'resultitemid_s',
  'resulttitle_t',
  'resulturl_s',
  'c_visible_specialties_sm',
  'c_specialties_sm',
  'c_provider_locations_sm',
];

/** A request for those alone whom the given age leaves out. @requirement B11 */
export function leftOutBy(request: HitsRequest, age: string): HitsRequest {
  const filters = [...request.filters, `-${patientAgesField}:${phraseOf(age)}`];
  // By how well they fit alone: whoever is named comes first.
  return {
    ...request,
    filters,
    facetFields: [],
    fields: nameFields,
    boosts: [],
    sort: 'score desc',
    start: 0,
    rows: hiddenRows,
    counting: undefined,
  };
}

/**
 * Whether a limit hides somebody whom the query names: by name or the last part of the profile's address, by number, by
 * the whole name of a specialty, or by a place of work.
 * @param hidden - those whom the limit leaves out
 * @requirement B11
 */
export function hidesNamed(query: string, hidden: SearchResults): boolean {
  return isNumber(query) ? hidden.total > 0 : hidden.hits.some((hit) => isNamed(hit, query));
}

function isNamed(hit: Hit, query: string): boolean {
  const asked = wordsOf(query).filter((word) => word.length > 1 && !academicTitles.has(word));
  if (asked.length === 0 || hit.type !== 'physician') return false;
  const missing = (text: string) => {
    const words = wordsOf(text);
    return asked.filter((word) => !words.includes(word)).length;
  };
  const isIn = (text: string) => missing(text) === 0;
  const isWhole = (text: string) => isIn(text) && wordsOf(text).every((word) => asked.includes(word));
  // Of a name with three parts one may be misspelt: the search does without it, too.
  const isName = missing(hit.title) <= (asked.length > 2 ? 1 : 0);
  return isName || hit.locations.some(isIn) || hit.specialties.some(isWhole);
}

function wordsOf(text: string): readonly string[] {
  return fold(text)
    .replaceAll(/['’]/gu, '')
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);
}

const academicTitles: ReadonlySet<string> = new Set(['dr', 'dra', 'md', 'do', 'phd', 'np', 'pa']);
