import { typeahead } from '@/config/search';
import type { SearchType } from '@/contracts/search';
import type { Suggestions } from '@/contracts/suggestions';
import { ok, type Result } from '@/lib/result';
import { findHits } from '#services/search/carry-out';
import type { SearchFailure } from '#services/search/client';
import type { SynonymRule } from '#services/search/hits-request';
import { askPages, modelOf } from '#services/search/suggest/ask-pages';
import { errandsFor } from '#services/search/suggest/errands';
import { placesNear } from '#services/search/suggest/places-near';
import { valuesFor } from '#services/search/suggest/suggested-values';
import { typeaheadModel, type TypeaheadModel } from '#services/search/suggest/typeahead-model';
import { facetValues } from '#services/search/wire';
import { withPlainNumber } from '#services/search/words/numbers';
import { keptSynonyms } from '#services/search/words/synonyms';

type Asked = {
  /** At least three characters. */
  readonly text: string;
  /** Absent: all kinds. */
  readonly type?: SearchType | undefined;
  /** Id of the authored search, which says more; its kinds win over `type`. */
  readonly model?: string | undefined;
  readonly language: string;
};

type Question = {
  readonly query: string;
  readonly language: string;
  readonly type: SearchType | undefined;
  /** The search service's name of the search model. */
  readonly model: string;
  readonly facets: TypeaheadModel['facets'];
  readonly isFacetsFirst: boolean;
  readonly synonyms: readonly SynonymRule[];
};

/**
 * What a visitor may mean by the beginning of a query: pages by kind, and values of filters whose words begin so, or to
 * which a lay term that begins so belongs; the page for an errand; the places near a ZIP code. Where nothing begins so,
 * what a search for the words would find, then what the nearest right spelling means, then what has any of the words.
 * @requirement B3 B4 B10 B19 B25
 */
export async function findSuggestions(
  asked: Asked,
  signal?: AbortSignal,
): Promise<Result<Suggestions, SearchFailure>> {
  const { text, language } = asked;
  const authored = asked.model ? await typeaheadModel({ model: asked.model, language }) : undefined;
  const { type, facets, isFacetsFirst } = authored ?? { type: asked.type, facets: [], isFacetsFirst: true };
  const question: Question = {
    query: withPlainNumber(text)
      .replace(/[*?:"(){}[\]~^\\/+!&|-]+/g, ' ')
      .trim()
      // One letter behind a word says nothing yet, and begins half of all names.
      .replace(/(?<=\S)\s+\p{L}$/u, ''),
    language,
    type,
    model: (type && authored?.model) || modelOf(type),
    facets,
    isFacetsFirst,
    synonyms: facets.length > 0 ? await keptSynonyms(language) : [],
  };
  const errands = errandsFor(question.query, authored?.errands ?? []);
  const near = await placesNear(question, signal);
  if (near) return ok({ isFacetsFirst, facets: [], errands, groups: near });
  const found = await (errands.length > 0 ? suggestionsFor : anySuggestions)(question, signal);
  return found.ok ? ok({ ...found.value, errands }) : found;
}

type Found = Omit<Suggestions, 'errands'>;

async function anySuggestions(
  question: Question,
  signal?: AbortSignal,
): Promise<Result<Found, SearchFailure>> {
  const found = await suggestionsFor(question, signal);
  if (!found.ok || isSomething(found.value)) return found;
  const meant = await rightSpelling(question, signal);
  const right = meant === '' ? found : await suggestionsFor({ ...question, query: meant }, signal);
  return !right.ok || isSomething(right.value) ? right : ask(question, matching(question.query, '1'), signal);
}

function isSomething({ groups, facets }: Found): boolean {
  return groups.length > 0 || facets.length > 0;
}

function matching(query: string, minimum: string) {
  return [
    ['q', query],
    ['mm', minimum],
  ] as const;
}

/** What begins with the words; where nothing does, what a search for all of them finds. */
async function suggestionsFor(
  question: Question,
  signal?: AbortSignal,
): Promise<Result<Found, SearchFailure>> {
  const { query } = question;
  // The words as they are, and again with a last one that may go on: all of them but one have to match.
  const begun = await ask(question, matching(`${query} ${query}*`, '-1'), signal);
  return !begun.ok || isSomething(begun.value) ? begun : ask(question, matching(query, '100%'), signal);
}

async function ask(
  { query, facets, isFacetsFirst, synonyms, ...from }: Question,
  parameters: readonly (readonly [string, string])[],
  signal?: AbortSignal,
): Promise<Result<Found, SearchFailure>> {
  const facetFields = facets.map(({ field }) => field);
  const rows = ['rows', String(typeahead.rows)] as const;
  const found = await askPages({ ...from, facetFields, parameters: [...parameters, rows] }, signal);
  if (!found.ok) return found;
  const { groups, counts } = found.value;
  return ok({
    isFacetsFirst,
    groups,
    facets: facets.flatMap(({ field, label }) => {
      const values = valuesFor(query, facetValues(counts[field]), synonyms);
      if (values.length === 0) return [];
      return [{ field, label, values: values.slice(0, typeahead.facetsExpanded), total: values.length }];
    }),
  });
}

/** What the search service would look for instead; '' for nothing else. */
async function rightSpelling(
  { query, language, type = 'condition', model }: Question,
  signal?: AbortSignal,
): Promise<string> {
  const unlimited = { filters: [], facetFields: [], sort: '', start: 0, rows: 0 };
  const found = await findHits({ ...unlimited, type, model, query, language }, signal);
  return found.ok ? found.value.suggestion : '';
}
