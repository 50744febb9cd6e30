import type { Hit, SearchResults } from '@/contracts/search';
import { fold } from '@/lib/fold';
import { filtersInForce, initialValueOf, isAgeFixed, patientAgesField } from '@/domain/search/filters';
import type { SearchQuestion } from '#services/search/answer/plan';

/**
 * The same question for patients of any age, where the age is the one that stands there before a visitor chooses. Such
 * an age must hide nobody.
 * @returns undefined where the visitor or the sub-site chose the age, or the search has none
 * @requirement B11
 */
export function forAnyAge(question: SearchQuestion): SearchQuestion | undefined {
  const { model, state, subsite } = question;
  const ages = model.filters.find(({ field }) => field === patientAgesField);
  if (!ages || isAgeFixed(state, subsite)) return undefined;
  const [chosen] = filtersInForce(state, [ages], subsite);
  if (chosen === undefined || chosen.value !== initialValueOf(ages)) return undefined;
  return { ...question, model: { ...model, filters: model.filters.filter((filter) => filter !== ages) } };
}

/**
 * Whether a limit hides the doctor whom a query names: the best hit without the limit has the name, the best with it
 * has not.
 */
export function hidesNamed(query: string, found: SearchResults, unlimited: SearchResults): boolean {
  return isNamed(unlimited.hits[0], query) && !isNamed(found.hits[0], query);
}

/** Whether every word of a query is part of a result's name; academic titles aside. */
function isNamed(hit: Hit | undefined, query: string): boolean {
  const words = fold(query)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length > 1 && !academicTitles.has(word));
  const name = fold(hit?.title ?? '');
  return words.length > 0 && words.every((word) => name.includes(word));
}

const academicTitles: ReadonlySet<string> = new Set(['dr', 'dra', 'md', 'do', 'phd', 'np', 'pa']);
