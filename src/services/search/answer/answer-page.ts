import type { SearchResults } from '@/contracts/search';
import { emptySearch } from '@/domain/search/search-url';
import { subsiteOf } from '@/domain/subsites';
import { ok, type Result } from '@/lib/result';
import { answerSearch } from '#services/search/answer/answer';
import type { SearchQuestion } from '#services/search/answer/plan';
import type { SearchFailure } from '#services/search/client';
import { searchOn, type AuthoredSearch } from '#services/search/models/wire';

type PageQuestion = Omit<SearchQuestion, 'model' | 'isCount'> & {
  readonly search: AuthoredSearch;
  /** Every search of the block, this one among them. */
  readonly searches: readonly AuthoredSearch[];
};

/**
 * Answers a search of a page. The list over all types also says how much each of the other searches finds, as its own
 * page will.
 * @requirement B1 B2
 */
export async function answerPage({
  search,
  searches,
  ...asked
}: PageQuestion): Promise<Result<SearchResults, SearchFailure>> {
  const others = search.type === 'all' ? searches.filter(({ id }) => id !== search.id) : [];
  const [found, ...counted] = await Promise.all([
    answer(search, asked),
    ...others.map((other) => count(other, asked)),
  ]);
  if (!found.ok || others.length === 0) return found;
  const counts = Object.fromEntries(
    counted.flatMap((one, index) => {
      const type = others[index]?.type;
      return one.ok && type ? [[type, one.value.total]] : [];
    }),
  );
  return ok({ ...found.value, counts });
}

type Asked = Omit<PageQuestion, 'search' | 'searches'>;

function answer({ promotions, ...model }: AuthoredSearch, asked: Asked) {
  return answerSearch({ ...asked, model, promotions });
}

/** What a search finds for the words alone: its link carries nothing else. */
function count(search: AuthoredSearch, { state, language, signal }: Asked) {
  const words = { ...emptySearch, query: state.query };
  const question = { state: words, language, signal, subsite: subsiteOf(search.pagePath), isCount: true };
  return answer({ ...searchOn(search, question.subsite), promotions: [] }, question);
}
