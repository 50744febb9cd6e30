import { fold } from '@/lib/fold';
import { wordCounts } from '#services/search/hits';
import type { HitsRequest } from '#services/search/hits-request';
import type { SearchPlan } from '#services/search/plan';
import type { QueryWords } from '#services/search/words/query-words';

/** More words are not counted one by one. */
const mostCounted = 12;
const mostNames = 4;

/**
 * The words that something has under the limits of a search, as they were typed, and as they are found. Where nothing has
 * an Arabic word, it may be one with a particle joined to it.
 * @param parted - the words without particles
 * @requirement B18
 */
export function* foundAlone(
  request: HitsRequest,
  { strong, names, parted }: Pick<QueryWords, 'strong' | 'names'> & { readonly parted: readonly string[] },
): SearchPlan<readonly { readonly typed: string; readonly asked: string }[]> {
  const words = strong.slice(0, mostCounted);
  const others = parted.slice(0, mostCounted).filter((word, at) => word !== strong[at]);
  // A name is known as a whole: nothing has "lyme" alone, and "lyme disease" finds what is meant.
  const counted = [...words, ...others, ...names.slice(0, mostNames)];
  const counts = yield* wordCounts(request, counted);
  const countOf = (word: string) => counts[counted.lastIndexOf(word)];
  const known = names.filter((name) => Number(countOf(name) ?? 0) > 0);
  return strong.flatMap((typed, at) => {
    const bare = parted[at] ?? typed;
    const isFound = countOf(typed) !== 0 || known.some((name) => isOf(name, typed));
    if (isFound) return [{ typed, asked: typed }];
    return bare !== typed && Number(countOf(bare) ?? 0) > 0 ? [{ typed, asked: bare }] : [];
  });
}

function isOf(name: string, word: string): boolean {
  return ` ${name} `.includes(` ${fold(word)} `);
}
