import type { ReadWords, SearchModel } from '@/contracts/search';
import type { SearchState } from '@/domain/search/search-url';
import { bestMatch } from '@/domain/search/sorts';
import { lookUp, type SearchPlan } from '#services/search/plan';
import { readIntent } from '#services/search/words/read-intent';

type Question = {
  readonly model: SearchModel;
  readonly state: SearchState;
  readonly language: string;
  /** Whether a name that may be another word or a person is a place: nobody is found by it. */
  readonly isOnlyPlace?: boolean;
};

/**
 * What the words of a search say besides what is looked for; null where they say nothing else, or the visitor wants
 * them word by word.
 * @requirement B28
 */
export function* readWords({
  model,
  state,
  language,
  isOnlyPlace = false,
}: Question): SearchPlan<ReadWords | null> {
  if (state.query === '' || state.asTyped) return null;
  const vocabulary = yield* lookUp((known) => known.vocabulary(model, language));
  const read = readIntent(state, {
    offered: model.filters,
    vocabulary,
    language,
    isOnlyPlace,
    isEverything: model.type === 'all',
  });
  return read
    ? { typed: state, state: isWhatAndWhere(model, read, state) ? { ...read, sort: bestMatch } : read }
    : null;
}

/** Whoever says what and where wants a doctor for it, and of these the nearest. @requirement B16 */
function isWhatAndWhere({ type }: SearchModel, read: SearchState, typed: SearchState): boolean {
  const isPlaceRead = read.distance !== typed.distance;
  return type === 'physician' && isPlaceRead && read.query !== '' && typed.sort === '';
}
