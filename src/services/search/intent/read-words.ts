import type { ReadWords, SearchModel } from '@/contracts/search';
import type { SearchState } from '@/lib/search-url';
import { findHits } from '#services/search/client';
import { namedFields, readIntent, type Vocabulary } from '#services/search/intent/read-intent';

/** Names of languages and plans change with a publication at most. */
const lifetimeMs = 5 * 60_000;
const retryMs = 10_000;
const maxKept = 40;

type Kept = { readonly vocabulary: Promise<Vocabulary | undefined>; readonly expires: number };
const kept = new Map<string, Kept>();
const none: Vocabulary = new Map();

type Question = { readonly model: SearchModel; readonly state: SearchState; readonly language: string };

/**
 * What the words of a search say besides what is looked for; null where they say nothing else, or the visitor wants
 * them word by word.
 * @requirement B28
 */
export async function readWords({ model, state, language }: Question): Promise<ReadWords | null> {
  if (state.query === '' || state.asTyped) return null;
  const vocabulary = await vocabularyOf(model, language);
  const read = readIntent(state, { offered: model.filters, vocabulary, language });
  return read ? { typed: state, state: read } : null;
}

async function vocabularyOf(model: SearchModel, language: string): Promise<Vocabulary> {
  const fields = Object.values(namedFields).filter((field) =>
    model.filters.some((filter) => filter.field === field),
  );
  if (fields.length === 0) return none;
  const key = `${language} ${model.model} ${fields.join(' ')}`;
  const now = Date.now();
  let entry = kept.get(key);
  if (!entry || entry.expires <= now) {
    entry = { vocabulary: fetchVocabulary(model, fields, language), expires: now + lifetimeMs };
    kept.delete(key);
    kept.set(key, entry);
    const oldest = kept.keys().next().value;
    if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
  }
  const vocabulary = await entry.vocabulary;
  if (vocabulary === undefined && kept.get(key) === entry)
    kept.set(key, { ...entry, expires: Math.min(entry.expires, now + retryMs) });
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
