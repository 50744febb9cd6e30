import { modelNames } from '@/config/search';
import type { OtherHit, SearchModel, SearchResults } from '@/contracts/search';
import { fold } from '@/lib/fold';
import type { SearchState } from '@/domain/search/search-url';
import { noteUntranslated, untranslatedIn } from '#cms/untranslated';
import { hits } from '#services/search/hits';
import { attempt, type SearchPlan } from '#services/search/plan';

/** Longer texts are no names of conditions. */
const maxWords = 5;
const maxTextLength = 260;

/**
 * What the name of a condition means, where somebody looks for doctors, places or news by it.
 * @returns null where the query is no such name
 * @requirement B29
 */
export function* answerBox({
  model,
  state,
  language,
}: {
  readonly model: SearchModel;
  readonly state: SearchState;
  readonly language: string;
}): SearchPlan<SearchResults['answer']> {
  const { query } = state;
  const isName = query !== '' && state.pageIndex === 0 && query.split(/\s+/u).length <= maxWords;
  if (model.type === 'condition' || !isName) return null;
  const found = yield* attempt(
    hits({
      type: 'condition',
      model: modelNames.condition,
      query,
      filters: [],
      facetFields: [],
      sort: 'score desc',
      start: 0,
      rows: 1,
      language,
    }),
  );
  const [hit] = found?.hits ?? [];
  if (hit?.type !== 'condition' || !isCalled(hit, query) || hit.description === '') return null;
  const text = shortened(hit.description);
  if (untranslatedIn(hit.description, language).length > 0) noteUntranslated(text);
  return { title: hit.title, path: hit.path, text };
}

function isCalled({ title, alsoCalled }: OtherHit, query: string): boolean {
  return [title, alsoCalled].some((name) => name !== '' && fold(name) === fold(query));
}

/** Whole sentences, as many as there is room for; at least the first one's beginning. */
function shortened(text: string): string {
  let kept = '';
  for (const sentence of text.match(/[^.!?؟]+[.!?؟]+(?=\s|$)/gu) ?? []) {
    if ((kept + sentence).length > maxTextLength) break;
    kept += sentence;
  }
  return kept.trim() || `${text.slice(0, maxTextLength).replace(/\s+\S*$/u, '')}…`;
}
