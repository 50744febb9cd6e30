import { resultsPerPage } from '@/config/search';
import type { ReadWords, SearchResults } from '@/contracts/search';
import { ok, type Result } from '@/lib/result';
import { patientAgesField } from '@/domain/search/filters';
import type { SearchState } from '@/domain/search/search-url';
import { answerBox } from '#services/search/answer/answer-box';
import { childFacets, withChildFacets } from '#services/search/answer/child-facets';
import {
  findAllWords,
  findFewerWords,
  leavingOutAll,
  mendingOthers,
  type Found,
} from '#services/search/answer/fewer-words';
import { forAnyAge, givenAgeFirst, hidesNamed, leftOutBy } from '#services/search/answer/given-age';
import { findPage } from '#services/search/answer/nearest';
import { nextSteps } from '#services/search/answer/next-steps';
import { groundworkFor, requestFor, type SearchQuestion } from '#services/search/answer/plan';
import { promotionsFor } from '#services/search/answer/promotions';
import { findHits, type SearchFailure } from '#services/search/client';
import type { AuthoredSearch } from '#services/search/models/wire';
import type { HitsRequest } from '#services/search/hits-request';
import { readWords } from '#services/search/words/read-words';

/** Answers a search as `findAnswer` does, without the call that found it. */
export async function answerSearch(question: AnswerQuestion): Promise<Result<SearchResults, SearchFailure>> {
  const found = await findAnswer(question);
  return found.ok ? ok(found.value.results) : found;
}

export type AnswerQuestion = SearchQuestion &
  Pick<AuthoredSearch, 'promotions'> & {
    /** How much the search of the whole site finds; undefined where nobody knows. */
    readonly wholeSite?: (query: string) => Promise<number | undefined>;
  };

/**
 * Answers a visitor's search with what its search model allows: only the filters and orders that it offers. Plain words
 * are read as filters first, and word by word where nothing fits these. A place that nobody knows limits nothing, and the
 * answer says so. An age that the visitor did not choose limits nothing where it finds nobody or hides the doctor whom the
 * words name. Where nothing has all words, fewer are looked for, and the answer says which. An empty answer says what
 * would find something.
 * @requirement B2 B9 B10 B11 B12 B15 B18 B28 B29 B30
 */
export async function findAnswer(question: AnswerQuestion): Promise<Result<Found, SearchFailure>> {
  const read = await readWords(question);
  const found = await findRead(question, read);
  if (!found.ok) return found;
  if (isReadForNothing(found.value)) {
    const typed = await findRead(question, null);
    if (!typed.ok || typed.value.results.total > 0) return typed.ok ? typed : found;
    return read ? findFiltersAlone(question, read, found) : found;
  }
  if (leftOut(found.value) === 0 || read?.state.distance) return found;
  // "Austin" behind what is looked for is a place where nobody is called so; so is "in Peoria", which a geocoder knows.
  const placed = await readWords({ ...question, isOnlyPlace: true });
  const near = placed?.state.distance ? await findRead(question, placed) : found;
  const isPlace = near.ok && near.value.results.near?.isFound === true;
  return isPlace && leftOut(near.value) < leftOut(found.value) ? near : found;
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
async function findFiltersAlone(
  question: AnswerQuestion,
  read: ReadWords,
  missed: Result<Found, SearchFailure>,
): Promise<Result<Found, SearchFailure>> {
  const { query, filters } = read.state;
  // An age is read from words that stay, and may be one that is misspelt.
  const taken = filters.filter(
    (filter) => !question.state.filters.includes(filter) && filter.field !== patientAgesField,
  );
  if (query === '' || taken.length === 0) return missed;
  const found = await findRead(question, { ...read, state: { ...read.state, query: '' } });
  return found.ok && found.value.results.total > 0
    ? ok(leavingOutAll(found.value, { ...question, query }))
    : missed;
}

async function findRead(
  { promotions, wholeSite, ...asked }: AnswerQuestion,
  read: ReadWords | null,
): Promise<Result<Found, SearchFailure>> {
  const { model, language, signal, isMap = false, counting } = asked;
  const isCount = counting !== undefined;
  const wanted = read?.state ?? asked.state;
  const state = isMap ? { ...wanted, pageIndex: 0 } : wanted;
  const question = { ...asked, state };
  const groundwork = await groundworkFor(question);
  if (!groundwork.ok) return groundwork;

  const request = requestFor(question, groundwork.value);
  const unlimited = forAnyAge(question);
  const anyAge = unlimited && requestFor(unlimited.question, groundwork.value);
  const [found, hidden, answer] = await Promise.all([
    findAllWords(request, signal),
    anyAge && state.query !== '' ? findHits(leftOutBy(anyAge, unlimited.age), signal) : undefined,
    isMap || isCount ? null : answerBox({ model, state, language }, signal),
  ]);
  if (!found.ok) return found;

  const isHiding = hidden?.ok === true && hidesNamed(state.query, hidden.value);
  const widened = anyAge && givenAgeFirst(anyAge, unlimited.age);
  const wider =
    widened && (found.value.results.total === 0 || isHiding)
      ? await findAllWords(widened, signal)
      : undefined;
  const isWider = wider?.ok === true && wider.value.results.total > 0;
  const page = await fewerIfNone(isWider ? wider.value : found.value, [request, widened], signal);
  if (!page.ok) return page;
  const isAgeWidened = isWider || (widened !== undefined && page.value.request.filters === widened.filters);
  const { results: shown } = page.value;
  const start = page.value.request.rows === 0 ? undefined : startOfLastPage(shown, state);
  const [last, forChildren] = await Promise.all([
    start === undefined ? ok(shown) : findPage({ ...page.value.request, start }, signal),
    isMap || isCount ? [] : childFacets(question, groundwork.value, page.value.request),
  ]);
  if (!last.ok) return last;

  const { relaxed } = shown;
  // What is misspelt may be the name of somebody whom the given age leaves out.
  const spelling = (wider?.ok === true && wider.value.results.suggestion) || found.value.results.suggestion;
  const suggestion = mendingOthers(spelling, relaxed);
  const results = {
    ...last.value,
    facets: withChildFacets(last.value.facets, forChildren, model),
    relaxed,
    suggestion,
    isAgeWidened,
    ...promotionsFor(state.query, promotions, groundwork.value.synonyms),
    answer,
    read,
  };
  const steps = results.total > 0 || isCount ? [] : await stepsFrom(question, wholeSite);
  return ok({ request: page.value.request, results: { ...results, nextSteps: steps } });
}

/** Fewer words where nothing has all of them: within the limits first, then for any age. @requirement B10 B11 */
async function fewerIfNone(
  found: Found,
  requests: readonly (HitsRequest | undefined)[],
  signal: AbortSignal | undefined,
): Promise<Result<Found, SearchFailure>> {
  for (const request of requests) {
    if (!request || found.results.total > 0) continue;
    const fewer = await findFewerWords(found, request, signal);
    if (!fewer.ok || fewer.value.results.total > 0) return fewer;
  }
  return ok(found);
}

/** Where the last page starts, for a page beyond it, as an older link may name. */
export function startOfLastPage(
  { total, hits }: Pick<SearchResults, 'total' | 'hits'>,
  { pageIndex }: SearchState,
): number | undefined {
  if (total === 0 || hits.length > 0 || pageIndex === 0) return undefined;
  return (Math.min(Math.ceil(total / resultsPerPage), pageIndex) - 1) * resultsPerPage;
}

/** What would find something where a question finds nothing. @requirement B30 */
function stepsFrom(
  question: SearchQuestion,
  wholeSite: AnswerQuestion['wholeSite'],
): ReturnType<typeof nextSteps> {
  const { model, state, subsite, signal } = question;
  return nextSteps({
    model,
    state,
    subsite,
    countOf: async (other) => {
      const changed = { ...question, state: other };
      const groundwork = await groundworkFor(changed);
      if (!groundwork.ok) return undefined;
      const request = requestFor(changed, groundwork.value);
      return totalOf(await findHits({ ...request, rows: 0 }, signal));
    },
    wholeSite: wholeSite ?? (() => Promise.resolve(undefined)),
  });
}

function totalOf(found: Result<SearchResults, SearchFailure>): number | undefined {
  return found.ok ? found.value.total : undefined;
}
