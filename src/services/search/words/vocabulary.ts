import type { SearchModel, SearchResults } from '@/contracts/search';
import type { Result } from '@/lib/result';
import { answerCache } from '#gateway/answer-cache';
import { placeFilter } from '#services/search/fields';
import type { HitsRequest } from '#services/search/hits-request';
import { namedFields, type Vocabulary } from '#services/search/words/read-intent';

/** Names of languages and plans change with a publication at most. */
const vocabularies = answerCache<Vocabulary>('search-vocabularies', {
  maxEntries: 40,
  freshMs: 5 * 60_000,
  retryMs: 10_000,
});
const none: Vocabulary = new Map();

/** Asks the search service. */
type Find = (request: HitsRequest) => Promise<Result<SearchResults, unknown>>;

/** The cached names of languages, plans and places that a search offers as filters; none while nobody knows. @requirement B28 */
export async function vocabularyOf(model: SearchModel, language: string, find: Find): Promise<Vocabulary> {
  const fields = [...Object.values(namedFields), placeFilter].filter((field) =>
    model.filters.some((filter) => filter.field === field),
  );
  if (fields.length === 0) return none;
  const key = `${language} ${model.model} ${fields.join(' ')}`;
  const vocabulary = await vocabularies.get(key, () => fetchVocabulary(model, fields, language, find));
  return vocabulary ?? none;
}

async function fetchVocabulary(
  { type, model }: SearchModel,
  facetFields: readonly string[],
  language: string,
  find: Find,
): Promise<Vocabulary | undefined> {
  const everything = { query: '', filters: [], sort: '', start: 0, rows: 0 };
  const found = await find({ ...everything, type, model, facetFields, language });
  if (!found.ok) return undefined;
  return new Map(found.value.facets.map(({ field, values }) => [field, values.map(({ value }) => value)]));
}
