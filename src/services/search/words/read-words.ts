import type { ReadWords, SearchModel } from '@/contracts/search';
import type { SearchState } from '@/domain/search/search-url';
import { bestMatch } from '@/domain/search/sorts';
import { answerCache } from '#gateway/answer-cache';
import { findHits } from '#services/search/client';
import { placeFilter } from '#services/search/fields';
import { namedFields, readIntent, type Vocabulary } from '#services/search/words/read-intent';

/** Names of languages and plans change with a publication at most. */
const vocabularies = answerCache<Vocabulary>('search-vocabularies', {
  maxEntries: 40,
  freshMs: 5 * 60_000,
  retryMs: 10_000,
});
const none: Vocabulary = new Map();

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
export async function readWords({
  model,
  state,
  language,
  isOnlyPlace = false,
}: Question): Promise<ReadWords | null> {
  if (state.query === '' || state.asTyped) return null;
  const vocabulary = await vocabularyOf(model, language);
  const read = readIntent(state, { offered: model.filters, vocabulary, language, isOnlyPlace });
  return read
    ? { typed: state, state: isWhatAndWhere(model, read, state) ? { ...read, sort: bestMatch } : read }
    : null;
}

/** Whoever says what and where wants a doctor for it, and of these the nearest. @requirement B16 */
function isWhatAndWhere({ type }: SearchModel, read: SearchState, typed: SearchState): boolean {
  const isPlaceRead = read.distance !== typed.distance;
  return type === 'physician' && isPlaceRead && read.query !== '' && typed.sort === '';
}

async function vocabularyOf(model: SearchModel, language: string): Promise<Vocabulary> {
  const fields = [...Object.values(namedFields), placeFilter].filter((field) =>
    model.filters.some((filter) => filter.field === field),
  );
  if (fields.length === 0) return none;
  const key = `${language} ${model.model} ${fields.join(' ')}`;
  const vocabulary = await vocabularies.get(key, () => fetchVocabulary(model, fields, language));
  return vocabulary ?? none;
}

async function fetchVocabulary(
  { type, model }: SearchModel,
  facetFields: readonly string[],
  language: string,
): Promise<Vocabulary | undefined> {
  const everything = { query: '', filters: [], sort: '', start: 0, rows: 0 };
  const found = await findHits({ ...everything, type, model, facetFields, language });
  if (!found.ok) return undefined;
  return new Map(found.value.facets.map(({ field, values }) => [field, values.map(({ value }) => value)]));
}
