import type { ReadWords } from '@/contracts/search';
import { patientAgesField } from '@/domain/search/filters';
import { leavingOutAll } from '#services/search/answer/fewer-words';
import type { Found } from '#services/search/answer/nearest';
import { oneReading, type AnswerQuestion } from '#services/search/answer/one-reading';
import { attempt, type SearchPlan } from '#services/search/plan';
import { intentWords } from '#services/search/words/words';
import { readWords } from '#services/search/words/read-words';

/**
 * What answers a visitor's search within what its search model allows: only the filters and orders that it offers. Plain
 * words are read as filters first, and word by word where nothing fits these; where nobody has the other words, the
 * filters alone are looked for. A name that may be a place is one where less is left out by it.
 * @requirement B2 B10 B14 B28
 */
export function* answer(question: AnswerQuestion): SearchPlan<Found> {
  const read = yield* readWords(question);
  const found = yield* oneReading(question, read);
  if (isReadForNothing(found)) {
    const typed = yield* attempt(oneReading(question, null));
    if (typed && typed.results.total > 0) return typed;
    return (typed && read && (yield* filtersAlone(question, read))) ?? found;
  }
  if (leftOut(found) === 0 || read?.state.distance) return found;
  // "Austin" behind what is looked for is a place where nobody is called so; so is "in Peoria", which a geocoder knows.
  const placed = yield* readWords({ ...question, isOnlyPlace: true });
  const near = placed?.state.distance ? yield* attempt(oneReading(question, placed)) : undefined;
  return near?.results.near?.isFound === true && leftOut(near) < leftOut(found) ? near : found;
}

/** How many words what was found lacks. */
function leftOut({ results: { total, relaxed } }: Found): number {
  if (total === 0) return Infinity;
  return relaxed === null ? 0 : relaxed.without.length || Infinity;
}

/** Whether filters read from the words leave nothing. Somebody who names a place does not want what is elsewhere. */
function isReadForNothing({ request, results: { total, read } }: Found): boolean {
  return total === 0 && read !== null && !request.near?.isEmpty;
}

/** What only the filters that were read find, where nobody has the other words: "purple female doctor". @requirement B10 B28 */
function* filtersAlone(question: AnswerQuestion, read: ReadWords): SearchPlan<Found | undefined> {
  const { query, filters } = read.state;
  // An age is read from words that stay, and may be one that is misspelt; "my daughter" is taken out of them.
  const isAgeOfWords = intentWords(question.language).some(({ child }) => child.test(query));
  const taken = filters.filter(
    (filter) =>
      !question.state.filters.includes(filter) && !(isAgeOfWords && filter.field === patientAgesField),
  );
  if (query === '' || taken.length === 0) return undefined;
  const found = yield* attempt(oneReading(question, { ...read, state: { ...read.state, query: '' } }));
  return found && found.results.total > 0 ? leavingOutAll(found, { ...question, query }) : undefined;
}
