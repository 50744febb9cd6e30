import type { SearchResults } from '@/contracts/search';
import { carriedSearch } from '@/domain/search/carried-search';
import { emptySearch } from '@/domain/search/search-url';
import { subsiteOf } from '@/domain/subsites';
import { ok, type Result } from '@/lib/result';
import { findAnswer } from '#services/search/answer/answer';
import { findEverything } from '#services/search/answer/everything';
import type { SearchQuestion } from '#services/search/answer/plan';
import type { SearchFailure } from '#services/search/client';
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
  const [found, ...tabs] = await Promise.all([
    answer(search, asked),
    ...others.map((other) => carry(other, asked)),
  ]);
  if (!found.ok) return found;
  if (others.length === 0) return ok(found.value.results);
  const known = tabs.flatMap((tab) => (tab.ok ? [tab.value] : []));
  const counts = Object.fromEntries(known.map(({ request, results }) => [request.type, results.total]));
  const everything = await findEverything(found.value, known, asked);
  return everything.ok ? ok({ ...everything.value, counts }) : everything;
}

type Asked = Omit<PageQuestion, 'search' | 'searches'>;

function answer({ promotions, ...model }: AuthoredSearch, asked: Asked) {
  const { language, signal } = asked;
  const wholeSite = (query: string) => countWholeSite(query, { language, signal });
  return findAnswer({ ...asked, model, promotions, wholeSite });
}

/** What a search finds for what its link carries. */
function carry(search: AuthoredSearch, { state, language, signal }: Asked) {
  const subsite = subsiteOf(search.pagePath);
  const own = searchOn(search, subsite);
  const carried = carriedSearch(state, { type: own.type, takesPlace: takesPlace(own) });
  return answer({ ...own, promotions: [] }, { state: carried, language, signal, subsite, isCount: true });
}

/** How much the search of the whole site finds for some words. @requirement B30 */
async function countWholeSite(
  query: string,
  { language, signal }: Pick<Asked, 'language' | 'signal'>,
): Promise<number | undefined> {
  const searches = await siteSearches(language);
  const search = searches.find(({ type }) => type === 'all');
  if (!search) return undefined;
  const state = { ...emptySearch, query };
  const found = await answerPage({ search, searches, state, language, signal, isCount: true });
  return found.ok ? found.value.total : undefined;
}
