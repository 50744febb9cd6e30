import { resultsPerPage } from '@/config/search';
import type { RelaxedWords, SearchModel } from '@/contracts/search';
import { fold } from '@/lib/fold';
import { page, type Found } from '#services/search/answer/nearest';
import { foundAlone } from '#services/search/answer/found-alone';
import { hits } from '#services/search/hits';
import type { HitsRequest } from '#services/search/hits-request';
import { apart } from '#services/search/parameters';
import { together, type SearchPlan } from '#services/search/plan';
import { plainerForms } from '#services/search/words/plainer-forms';
import { readQueryWords, type QueryWords } from '#services/search/words/query-words';

/** A query of more words is a question in whole sentences: few texts have all of them, so any of them is enough. */
const mostNeeded = 6;
const anyWord = '1';

/**
 * Looks for everything that has all the words of a query that say something. Where nothing has the others too, the
 * answer says that they were left out. A question in whole sentences also finds what has some of its words.
 * @requirement B18
 */
export function* allWords(request: HitsRequest): SearchPlan<Found> {
  const { asked, content, subjects, strong } = wordsOf(request);
  const typing = { ...request, query: asked };
  if (strong.length === content.length) {
    const found = yield* allOrAny(typing, strong.length);
    const query = content.join(' ');
    if (found.results.total > 0 || query === asked || query === '') return found;
    // No service knows all words of sentences: "tengo gases" is about *gases*.
    const { request: bare, results } = yield* allOrAny({ ...request, query }, strong.length);
    return { request: bare, results: { ...results, suggestion: found.results.suggestion } };
  }
  const [found, typed] = yield* together(
    allOrAny({ ...request, query: strong.join(' ') }, strong.length),
    hits({ ...typing, facetFields: [], rows: 0 }),
  );
  if (found.results.total === 0)
    return { request, results: { ...found.results, suggestion: typed.suggestion } };
  return typed.total > 0 ? found : saying(found, { subjects, kept: strong });
}

/**
 * Looks for fewer words where nothing has all of them: without those that nothing has; and where that is not enough, for
 * as many of the others as go together. The best results are those that have most of them.
 * @param missed - the answer that found nothing
 * @returns the same answer where no word that says something is found
 * @requirement B10 B18
 */
export function* fewerWords(missed: Found, request: HitsRequest): SearchPlan<Found> {
  const { content, subjects, strong, names } = wordsOf(request);
  const isOneWord = content.length < 2 && plainerForms(strong[0] ?? '', request.language).length === 0;
  if (isOneWord || request.near?.isEmpty) return missed;
  const found = yield* foundAlone(request, { strong, names });
  const kept = found.map(({ typed }) => typed);
  const query = found.map(({ asked }) => asked).join(' ');
  const isTried = query === strong.join(' ');
  const most = kept.length > mostNeeded ? 1 : isTried ? kept.length - 1 : kept.length;
  const least = Math.ceil(kept.length / 2);
  let best = missed;
  for (let needed = most; needed > 0; needed -= 1) {
    const isWhole = needed === kept.length;
    const minimumMatch = isWhole ? {} : { minimumMatch: String(needed) };
    const more = yield* page({ ...request, query, ...minimumMatch });
    const { total } = more.results;
    if (total > 0) best = saying(more, { subjects, kept: isWhole ? kept : [], query });
    // A few results that have most words are followed by those that have fewer.
    if (total >= resultsPerPage || (total > 0 && (isWhole || needed <= least))) break;
  }
  // Of a name that nothing has, any word is enough.
  if (best === missed && names.length > 0 && kept.length > 1) {
    const any = apart(found.map(({ asked }) => asked));
    const more = yield* page({ ...request, query: any, minimumMatch: anyWord });
    if (more.results.total > 0) best = saying(more, { subjects, kept: [], query });
  }
  const { suggestion } = missed.results;
  return { ...best, results: { ...best.results, suggestion } };
}

/** A spelling that leaves the words alone by which something is found; '' where it mends one of these. @requirement B10 */
export function mendingOthers(suggestion: string, relaxed: RelaxedWords | null): string {
  const found = relaxed?.query.split(' ') ?? [];
  const words = withoutSigns(suggestion);
  return found.every((word) => words.includes(withoutSigns(word))) ? suggestion : '';
}

/** A service that corrects "Uliss Calloway-Ito" or "Hirohi O’Brien" writes the name without its signs. */
function withoutSigns(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

function wordsOf({ query, type, language, synonyms = [] }: HitsRequest): QueryWords {
  return readQueryWords(query, { type, language, synonyms });
}

/** All of the words; any of them, where a question in whole sentences finds less than a page by all. */
function* allOrAny(request: HitsRequest, words: number): SearchPlan<Found> {
  const found = yield* page(request);
  const { total } = found.results;
  const isEnough = words <= mostNeeded || total === 0 || total >= resultsPerPage;
  return isEnough ? found : yield* page({ ...request, minimumMatch: anyWord });
}

/**
 * @param subjects - the words that are worth saying
 * @param kept - the words that were looked for; empty where some of them were enough
 * @param query - the words as they were found
 */
function saying(
  { request, results }: Found,
  {
    subjects,
    kept,
    query = request.query,
  }: { readonly subjects: readonly string[]; readonly kept: readonly string[]; readonly query?: string },
): Found {
  const left = subjects.filter((word) => !kept.includes(word));
  if (kept.length > 0 && left.length === 0) return { request, results };
  const relaxed: RelaxedWords = { query, without: kept.length > 0 ? left : [] };
  return { request, results: { ...results, relaxed } };
}

/** What was found without any of the words that say something. @requirement B10 */
export function leavingOutAll(
  { request, results }: Found,
  {
    query,
    model: { type },
    language,
  }: { readonly query: string; readonly model: Pick<SearchModel, 'type'>; readonly language: string },
): Found {
  const { strong } = readQueryWords(query, { type, language, synonyms: request.synonyms ?? [] });
  return { request, results: { ...results, relaxed: { query: '', without: strong } } };
}
