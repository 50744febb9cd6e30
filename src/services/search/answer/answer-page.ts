import type { SearchResults } from '@/contracts/search';
import { carriedSearch } from '@/domain/search/carried-search';
import { emptySearch } from '@/domain/search/search-url';
import { subsiteOf } from '@/domain/subsites';
import { ok, type Result } from '@/lib/result';
import { findAnswer } from '#services/search/answer/answer';
import type { Found } from '#services/search/answer/fewer-words';
import { findEverything } from '#services/search/answer/everything';
import type { SearchQuestion } from '#services/search/answer/plan';
import type { SearchFailure } from '#services/search/client';
import { createCounting } from '#services/search/counting';
import { siteSearches } from '#services/search/models/site-searches';
import { searchOn, takesPlace, type AuthoredSearch } from '#services/search/models/wire';

type PageQuestion = Omit<SearchQuestion, 'model'> & {
  readonly search: AuthoredSearch;
  /** Every search of the block, this one among them. */
  readonly searches: readonly AuthoredSearch[];
};

/**
 * Answers a search of a page. The list over all types holds what each of the other searches finds, as its own page will,
 * and says how much that is.
 * @requirement B1 B2
 */
export async function answerPage({
  search,
  searches,
  ...asked
}: PageQuestion): Promise<Result<SearchResults, SearchFailure>> {
  const others = search.type === 'all' ? searches.filter(({ id }) => id !== search.id) : [];
  if (others.length === 0) return resultsOf(await answer(search, asked));
  const [head, known] = await Promise.all([
    answer(search, { ...asked, isHead: true }),
    tabsOf(search, others, asked),
  ]);
  if (!head.ok) return head;
  const counts = Object.fromEntries(known.map(({ request, results }) => [request.type, results.total]));
  const held = known.filter(({ results }) => results.total > 0);
  const found =
    held.length > 0
      ? await findEverything(head.value, held, { ...asked, model: search })
      : resultsOf(await answer(search, asked));
  return found.ok ? ok({ ...found.value, counts }) : found;
}

type Asked = Omit<PageQuestion, 'search' | 'searches'>;

function resultsOf(found: Result<Found, SearchFailure>): Result<SearchResults, SearchFailure> {
  return found.ok ? ok(found.value.results) : found;
}

function answer({ promotions, ...model }: AuthoredSearch, asked: Asked) {
  const { language, signal } = asked;
  const wholeSite = (query: string) => countWholeSite(query, { language, signal });
  return findAnswer({ ...asked, model, promotions, wholeSite });
}

/** What the other searches find for what their links carry: how much, without the results. */
async function tabsOf(
  all: AuthoredSearch,
  others: readonly AuthoredSearch[],
  { state, language, signal }: Asked,
): Promise<readonly Found[]> {
  const counting = createCounting({ model: all.model, language }, signal);
  const tabs = await Promise.all(
    others.map((other) => {
      const subsite = subsiteOf(other.pagePath);
      const own = searchOn(other, subsite);
      const carried = carriedSearch(state, { type: own.type, takesPlace: takesPlace(own) });
      return answer({ ...own, promotions: [] }, { state: carried, language, signal, subsite, counting });
    }),
  );
  return tabs.flatMap((tab) => (tab.ok ? [tab.value] : []));
}

/** How much the search of the whole site finds for some words. @requirement B30 */
async function countWholeSite(
  query: string,
  { language, signal }: Pick<Asked, 'language' | 'signal'>,
): Promise<number | undefined> {
  const searches = await siteSearches(language);
  const search = searches.find(({ type }) => type === 'all');
  if (!search) return undefined;
  const asked = { state: { ...emptySearch, query }, language, signal };
  const others = searches.filter(({ id }) => id !== search.id);
  const tabs = await tabsOf(search, others, asked);
  const total = tabs.reduce((sum, { results }) => sum + results.total, 0);
  if (total > 0) return total;
  const own = await answer(search, { ...asked, isHead: true });
  return own.ok ? own.value.results.total : undefined;
}
