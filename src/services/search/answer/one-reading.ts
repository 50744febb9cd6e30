import type { ReadWords } from '@/contracts/search';
import { answerBox } from '#services/search/answer/answer-box';
import { childFacets, withChildFacets } from '#services/search/answer/child-facets';
import { closedNow } from '#services/search/answer/closed-now';
import { allWords, fewerWords, mendingOthers } from '#services/search/answer/fewer-words';
import { forAnyAge, givenAgeFirst, hidesNamed, leftOutBy } from '#services/search/answer/given-age';
import { page, type Found } from '#services/search/answer/nearest';
import { promotionsFor, promotionsNear } from '#services/search/answer/promotions';
import {
  groundworkFor,
  requestFor,
  startOfLastPage,
  type SearchQuestion,
} from '#services/search/answer/question';
import { hits } from '#services/search/hits';
import type { AuthoredSearch } from '#services/search/models/wire';
import { attempt, together, type SearchPlan } from '#services/search/plan';

export type AnswerQuestion = SearchQuestion & Pick<AuthoredSearch, 'promotions'>;

/**
 * What a search finds by one reading of its words. A place that nobody knows limits nothing, and the answer says so. An
 * age that the visitor did not choose limits nothing where it finds nobody or hides the doctor whom the words name. Where
 * nothing has all words, fewer are looked for, and the answer says which.
 * @param read - null for the words as they were typed
 * @requirement B2 B9 B10 B11 B12 B15 B18 B29
 */
export function* oneReading(asked: AnswerQuestion, read: ReadWords | null): SearchPlan<Found> {
  const { promotions, ...question } = asReadBy(asked, read);
  const { model, state, language, isMap = false, counting } = question;
  const isPage = !isMap && counting === undefined;
  const groundwork = yield* groundworkFor(question);

  const request = requestFor(question, groundwork);
  const unlimited = forAnyAge(question);
  const anyAge = unlimited && requestFor(unlimited.question, groundwork);
  const [found, hidden, box] = yield* together(
    allWords(request),
    anyAge && state.query !== '' ? attempt(hits(leftOutBy(anyAge, unlimited.age))) : undefined,
    isPage ? answerBox({ model, state, language }) : undefined,
  );

  const widened = anyAge && givenAgeFirst(anyAge, unlimited.age);
  const isTooNarrow = found.results.total === 0 || (hidden && hidesNamed(state.query, hidden));
  const wider = widened && isTooNarrow ? yield* attempt(allWords(widened)) : undefined;
  const isWider = wider !== undefined && wider.results.total > 0;
  let best = isWider ? wider : found;
  // Fewer words where nothing has all of them: within the limits first, then for any age.
  for (const limits of [request, widened])
    if (limits && best.results.total === 0) best = yield* fewerWords(best, limits);

  const start = best.request.rows === 0 ? undefined : startOfLastPage(best.results, state);
  const [last, forChildren, closed] = yield* together(
    start === undefined ? undefined : page({ ...best.request, start }),
    isPage ? childFacets(question, groundwork, best.request) : undefined,
    isPage && best.results.relaxed ? closedNow(question, groundwork) : undefined,
  );
  const { results: shown } = last ?? best;
  const { relaxed } = best.results;
  const authored = promotionsFor(state.query, promotions, groundwork.synonyms);
  const isMissed = state.query !== '' && (shown.total === 0 || relaxed !== null);
  // What is misspelt may be the name of somebody whom the given age leaves out.
  const spelling = wider?.results.suggestion || found.results.suggestion;
  const results = {
    ...shown,
    facets: withChildFacets(shown.facets, forChildren ?? [], model),
    relaxed,
    ...(closed ? { closed } : {}),
    suggestion: mendingOthers(spelling, relaxed),
    isAgeWidened: isWider || (widened !== undefined && best.request.filters === widened.filters),
    ...(isMissed && authored.promotions.length === 0 ? promotionsNear(state.query, promotions) : authored),
    answer: box ?? null,
    read,
  };
  return { request: best.request, results };
}

/** The question that a reading of its words makes of it; a map has no pages. @requirement B28 */
export function asReadBy<Asked extends SearchQuestion>(asked: Asked, read: ReadWords | null): Asked {
  const state = read?.state ?? asked.state;
  return { ...asked, state: asked.isMap ? { ...state, pageIndex: 0 } : state };
}
