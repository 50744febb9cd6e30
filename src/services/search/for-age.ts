import type { Hit, SearchResults } from '@/contracts/search';
import { fold } from '@/lib/fold';
import { ok, type Result } from '@/lib/result';
import { filtersInForce, initialValueOf, isAgeFixed, patientAgesField } from '@/lib/search-filters';
import type { SearchFailure } from '#services/search/client';
import { runOnce, type SearchQuestion } from '#services/search/run-once';

/**
 * Looks for the patient's age first. The age that stands there before a visitor chooses must hide nobody: where it
 * finds nothing, or not the doctor whom the words name, it limits nothing.
 * @requirement B11
 */
export async function runForAge(
  question: SearchQuestion,
  rows: number,
): Promise<Result<SearchResults, SearchFailure>> {
  const { model, state } = question;
  if (!isAgeGiven(question)) return runOnce(question, rows);
  const filters = model.filters.filter(({ field }) => field !== patientAgesField);
  const anyAge = { ...question, model: { ...model, filters } };
  const [found, best] = await Promise.all([
    runOnce(question, rows),
    state.query === '' ? undefined : runOnce({ ...anyAge, state: { ...state, pageIndex: 0 } }, 1),
  ]);
  if (!found.ok) return found;
  const isMissed =
    best?.ok === true &&
    isNamed(best.value.hits[0], state.query) &&
    !isNamed(found.value.hits[0], state.query) &&
    state.pageIndex === 0;
  if (found.value.total > 0 && !isMissed) return found;
  const wider = await runOnce(anyAge, rows);
  return wider.ok && wider.value.total > 0 ? ok({ ...wider.value, isAgeWidened: true }) : found;
}

/** Whether a search is limited to an age that the visitor did not choose. */
function isAgeGiven({ model, state, subsite }: SearchQuestion): boolean {
  const ages = model.filters.find(({ field }) => field === patientAgesField);
  if (!ages || isAgeFixed(state, subsite)) return false;
  const [chosen] = filtersInForce(state, [ages], subsite);
  return chosen !== undefined && chosen.value === initialValueOf(ages);
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
