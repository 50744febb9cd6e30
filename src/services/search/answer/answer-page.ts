import type { SearchResults } from '@/contracts/search';
import { carriedSearch } from '@/domain/search/carried-search';
import { emptySearch } from '@/domain/search/search-url';
import { subsiteOf } from '@/domain/subsites';
import { count } from '@/lib/metrics';
import type { Result } from '@/lib/result';
import { answer } from '#services/search/answer/answer';
import { everything } from '#services/search/answer/everything';
import type { Found } from '#services/search/answer/nearest';
import { nextSteps } from '#services/search/answer/next-steps';
import { servicesFirst } from '#services/search/answer/services-first';
import { askedOf, saidIn } from '#services/search/answer/said';
import { asReadBy } from '#services/search/answer/one-reading';
import { promotionsFor } from '#services/search/answer/promotions';
import type { SearchQuestion } from '#services/search/answer/question';
import { carryOut } from '#services/search/carry-out';
import type { SearchFailure } from '#services/search/client';
import { createCounting } from '#services/search/counting';
import { carryingKind, searchOn, type AuthoredSearch } from '#services/search/models/wire';
import { attempt, lookUp, together, type SearchPlan } from '#services/search/plan';

type PageQuestion = Omit<SearchQuestion, 'model'> & {
  readonly search: AuthoredSearch;
  /** Every search of the block, this one among them. */
  readonly searches: readonly AuthoredSearch[];
  readonly signal?: AbortSignal | undefined;
};

/**
 * Answers a search of a page. The list over all types holds what each of the other searches finds, as its own page will,
 * and says how much that is. An empty answer says what would find something.
 * @returns the results of one page, or of a map; `searchUnavailable` while the search service gives no answer
 * @requirement B1 B2 B30
 */
export function answerPage({
  signal,
  ...question
}: PageQuestion): Promise<Result<SearchResults, SearchFailure>> {
  return carryOut(finished(rightlySpelt(question), question), signal);
}

/**
 * What a page is told: cards of places name first the services that were asked for. Counts, for whoever runs the site, whether a
 * search finds anything: an index that is empty fails no call.
 */
function* finished(
  plan: SearchPlan<SearchResults>,
  { search, state }: Pick<PageQuestion, 'search' | 'state'>,
): SearchPlan<SearchResults> {
  const results = yield* plan;
  count('foyer_searches_total', { found: results.total > 0 ? 'something' : 'nothing' });
  const { query, filters } = results.read?.state ?? state;
  const around = {
    asked: [query, ...filters.map(({ value }) => value)],
    forChildren: search.filters.flatMap(({ pediatricValues }) => pediatricValues),
  };
  const hits = results.hits.map((hit) =>
    hit.type === 'location' ? { ...hit, services: servicesFirst(hit, around) } : hit,
  );
  return { ...results, hits };
}

type Asked = Omit<SearchQuestion, 'model'>;
type Question = Omit<PageQuestion, 'signal'>;

/**
 * What a page is for its words; where nothing has them as they are spelt, what the suggested spelling finds; and where that is
 * nothing, what would find something.
 * @decision ADR-0337
 */
function* rightlySpelt(question: Question): SearchPlan<SearchResults> {
  const typed = yield* pageOf(question);
  if (typed.total > 0) return typed;
  const corrected = yield* correctedPage(question, typed);
  if (corrected) return corrected;
  const forToday = typed.promotions.length > 0 ? [] : urgentCare(question.search);
  return { ...typed, forToday, nextSteps: yield* stepsAfter(question, typed) };
}

/** What a suggested spelling finds; undefined for none, and where authors have a page for what was typed instead. */
function* correctedPage(
  { state, ...question }: Question,
  { suggestion, read, promotions }: SearchResults,
): SearchPlan<SearchResults | undefined> {
  if (suggestion === '') return undefined;
  const found = yield* attempt(
    pageOf({ ...question, state: { ...(read?.state ?? state), query: suggestion } }),
  );
  if (!found || found.total === 0) return undefined;
  // "Vistiing hours" is a page of authors, and no "vomiting hours".
  const isMeant = promotions.length === 0 || promotions.some(({ href }) => isOneOf(found.promotions, href));
  if (!isMeant) return undefined;
  // Words of the right spelling may become filters as well: those that were typed stay what was typed.
  const reading = found.read ? { ...found.read, typed: read?.typed ?? state } : read;
  return { ...found, read: reading, suggestion, corrected: found.read?.state.query ?? suggestion };
}

/** Whoever finds nothing may need somebody today: the page that authors suggest for these words. */
function urgentCare({ promotions }: AuthoredSearch): SearchResults['promotions'] {
  return promotionsFor('urgent care', promotions, []).promotions;
}

function isOneOf(promotions: SearchResults['promotions'], address: string): boolean {
  return promotions.some(({ href }) => href === address);
}

function* pageOf({ search, searches, ...asked }: Question): SearchPlan<SearchResults> {
  const others = search.type === 'all' ? searches.filter(({ id }) => id !== search.id) : [];
  if (others.length === 0) return yield* ownResults(search, asked);
  const [head, tabs] = yield* together(
    answer({ ...asked, ...questionOf(search), isHead: true }),
    tabsOf(search, others, asked),
  );
  const asking = askedOf(tabs, asked.language);
  const counts = Object.fromEntries(asking.map(({ request, results }) => [request.type, results.total]));
  const held = asking.filter(({ results }) => results.total > 0);
  const found =
    held.length > 0
      ? yield* everything(head, held, { ...asked, model: search })
      : yield* ownResults(search, asked);
  const said = yield* saidIn(tabs, { ...asked, searches: others });
  return {
    ...found,
    ...(said.length > 0 ? { said } : {}),
    counts: { ...counts, [search.type]: found.total },
  };
}

/** What a search finds by itself. */
function* ownResults(search: AuthoredSearch, asked: Asked): SearchPlan<SearchResults> {
  return (yield* answer({ ...asked, ...questionOf(search) })).results;
}

/** What would find something where a search finds nothing. */
function stepsAfter(
  { search, searches: _all, ...asked }: Question,
  { read }: SearchResults,
): SearchPlan<SearchResults['nextSteps']> {
  const shown = asReadBy({ ...asked, ...questionOf(search) }, read);
  return nextSteps(shown, countWholeSite(shown.state.query, shown.language));
}

function questionOf({ promotions, ...model }: AuthoredSearch) {
  return { model, promotions };
}

/** What the other searches find for what their links carry: how much, without the results. */
function* tabsOf(
  all: AuthoredSearch,
  others: readonly AuthoredSearch[],
  { state, language }: Pick<Asked, 'state' | 'language'>,
): SearchPlan<readonly Found[]> {
  const counting = createCounting({ model: all.model, language });
  const tabs = yield* together(
    ...others.map((other) => {
      const subsite = subsiteOf(other.pagePath);
      const own = searchOn(other, subsite);
      const carried = carriedSearch(state, carryingKind(own));
      const question = { ...questionOf({ ...own, promotions: [] }), state: carried, language, subsite };
      return attempt(answer({ ...question, counting }));
    }),
  );
  return tabs.filter((tab) => tab !== undefined);
}

/** How much the search of the whole site finds for some words; undefined where nobody knows. @requirement B30 */
function* countWholeSite(query: string, language: string): SearchPlan<number | undefined> {
  const searches = yield* lookUp((known) => known.siteSearches(language));
  const search = searches.find(({ type }) => type === 'all');
  if (!search) return undefined;
  const asked = { state: { ...emptySearch, query }, language };
  const others = searches.filter(({ id }) => id !== search.id);
  const tabs = yield* tabsOf(search, others, asked);
  const total = tabs.reduce((sum, { results }) => sum + results.total, 0);
  if (total > 0) return total;
  const own = yield* attempt(answer({ ...asked, ...questionOf(search), isHead: true }));
  return own?.results.total;
}
