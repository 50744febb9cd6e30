import { fold } from '@/lib/fold';
import { wordCounts } from '#services/search/hits';
import type { HitsRequest } from '#services/search/hits-request';
import type { SearchPlan } from '#services/search/plan';
import { plainerForms } from '#services/search/words/plainer-forms';
import type { QueryWords } from '#services/search/words/query-words';

/** More words are not counted one by one. */
const mostCounted = 12;
const mostNames = 4;
const mostForms = 24;

/**
 * The words that something has under the limits of a search, as they were typed, and as they are found: where nothing has a
 * word as it is, in a plainer form.
 * @requirement B18
 */
export function* foundAlone(
  request: HitsRequest,
  { strong, names }: Pick<QueryWords, 'strong' | 'names'>,
): SearchPlan<readonly { readonly typed: string; readonly asked: string }[]> {
  const words = strong.slice(0, mostCounted);
  const formsOf = (word: string) => plainerForms(word, request.language);
  const others = words.flatMap(formsOf).slice(0, mostForms);
  // A name is known as a whole: nothing has "lyme" alone, and "lyme disease" finds what is meant.
  const counted = [...words, ...others, ...names.slice(0, mostNames)];
  const counts = yield* wordCounts(request, counted);
  const countOf = (word: string) => counts[counted.lastIndexOf(word)];
  const known = names.filter((name) => Number(countOf(name) ?? 0) > 0);
  return strong.flatMap((typed) => {
    if (countOf(typed) !== 0 || known.some((name) => isOf(name, typed))) return [{ typed, asked: typed }];
    const plainer = formsOf(typed).find((form) => Number(countOf(form) ?? 0) > 0);
    return plainer === undefined ? [] : [{ typed, asked: plainer }];
  });
}

function isOf(name: string, word: string): boolean {
  return ` ${name} `.includes(` ${fold(word)} `);
}
