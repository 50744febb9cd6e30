import type { SearchModel } from '@/contracts/search';
import { answerCache } from '#gateway/answer-cache';
import { adaptResults } from '#services/search/adapt';
import { askSearch } from '#services/search/client';
import { placeFilter } from '#services/search/fields';
import { hitsParameters } from '#services/search/parameters';
import { searchWire } from '#services/search/wire';
import { namedFields, type Vocabulary } from '#services/search/words/read-intent';

/** Names of languages and plans change with a publication at most. */
const vocabularies = answerCache<Vocabulary>('search-vocabularies', {
  maxEntries: 40,
  freshMs: 5 * 60_000,
  retryMs: 10_000,
});
const none: Vocabulary = new Map();

/** The cached names of languages, plans and places that a search offers as filters; none while nobody knows. @requirement B28 */
export async function vocabularyOf(model: SearchModel, language: string): Promise<Vocabulary> {
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
  const request = { ...everything, type, model, facetFields, language };
  const answer = await askSearch(hitsParameters(request), searchWire);
  if (!answer.ok) return undefined;
  const { facets } = adaptResults(answer.value, request);
  return new Map(facets.map(({ field, values }) => [field, values.map(({ value }) => value)]));
}
