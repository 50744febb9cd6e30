import { z } from 'zod';
import { modelNames, sectionTypes, typeahead } from '@/config/search';
import { searchTypes, type SearchType } from '@/contracts/search';
import type { PageSuggestion, Suggestions } from '@/contracts/suggestions';
import { ok, type Result } from '@/lib/result';
import { adaptHit } from '#services/search/adapt';
import { askSearch, findHits, type SearchFailure } from '#services/search/client';
import { phraseOf } from '#services/search/fields';
import { titlePieces } from '#services/search/suggest/marked-title';
import { valuesFor } from '#services/search/suggest/suggested-values';
import { keptSynonyms } from '#services/search/words/synonyms';
import type { SynonymRule } from '#services/search/hits-request';
import { typeaheadModel, type TypeaheadModel } from '#services/search/suggest/typeahead-model';
import { facetValues, searchWire, textOf, textsOf, type WireDocument } from '#services/search/wire';

const suggestWire = searchWire.extend({
  highlighting: z.record(z.string(), z.record(z.string(), z.unknown()).catch({})).catch({}).default({}),
});

/** What a suggestion is made of: a whole document would be read for its title. */
const shownFields = [
  '_uniqueid',
  'c_searchsections_sm',
  'resulttitle_t',
  'resulturl_s',
  'c_visible_specialties_sm',
] as const;

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
 * which a lay term that begins so belongs. Where there is nothing of the kind, what the nearest right spelling means.
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
    query: text.replace(/[*?:"(){}[\]~^\\/+!&|-]+/g, ' ').trim(),
    language,
    type,
    model: type ? authored?.model || modelNames[type] : 'All',
    facets,
    isFacetsFirst,
    synonyms: facets.length > 0 ? await keptSynonyms(language) : [],
  };
  const found = await suggestionsFor(question, signal);
  if (!found.ok || found.value.groups.length > 0 || found.value.facets.length > 0) return found;
  const meant = await rightSpelling(question, signal);
  return meant === '' ? found : suggestionsFor({ ...question, query: meant }, signal);
}

async function suggestionsFor(
  { query, language, type, model, facets, isFacetsFirst, synonyms }: Question,
  signal?: AbortSignal,
): Promise<Result<Suggestions, SearchFailure>> {
  const parameters = new URLSearchParams({
    // The words as they are, and again with a last one that may go on: all of them but one have to match.
    q: `${query} ${query}*`,
    mm: '-1',
    rows: String(typeahead.rows),
    start: '0',
    model,
    useParams: model,
    language,
    metadata: 'false',
    fl: shownFields.join(),
    'facet.limit': '9999',
    facet: String(facets.length > 0),
    // What was typed goes on: nothing is misspelt yet.
    spellcheck: 'false',
  });
  parameters.append('fq', `_language:${phraseOf(language)}`);
  for (const { field } of facets) parameters.append('facet.field', field);
  const answer = await askSearch(parameters, suggestWire, signal);
  if (!answer.ok) return answer;
  const { response, highlighting, facet_counts: counts } = answer.value;
  const pages = response.docs.flatMap((document) => {
    const kind = typeOf(document) ?? type;
    const hit = kind && adaptHit(document, kind);
    if (!hit) return [];
    const marked = textOf(highlighting[textOf(document._uniqueid)]?.resulttitle_t);
    const title = marked ? titlePieces(marked) : [{ text: hit.title, isMatch: false }];
    const detail = hit.type === 'physician' ? (hit.specialties[0] ?? '') : '';
    return [{ kind, page: { title, detail, path: hit.path } }];
  });
  const kinds = searchTypes.filter((kind) => pages.some((page) => page.kind === kind));
  const most = kinds.length > 2 ? typeahead.pagesPerMixedGroup : typeahead.pagesPerGroup;
  return ok({
    isFacetsFirst,
    facets: facets.flatMap(({ field, label }) => {
      const values = valuesFor(query, facetValues(counts.facet_fields[field]), synonyms);
      if (values.length === 0) return [];
      return [{ field, label, values: values.slice(0, typeahead.facetsPerCategory), total: values.length }];
    }),
    groups: kinds.map((kind) => ({
      type: kind,
      pages: pages
        .filter((each) => each.kind === kind)
        .map(({ page }): PageSuggestion => page)
        .slice(0, most),
    })),
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

function typeOf(document: WireDocument): SearchType | undefined {
  const known: Readonly<Record<string, SearchType>> = sectionTypes;
  return textsOf(document.c_searchsections_sm)
    .map((section) => known[section])
    .find((kind) => kind !== undefined);
}
