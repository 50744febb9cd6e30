import { z } from 'zod';
import { modelNames, sectionTypes, typeahead } from '@/config/search';
import { searchTypes, type SearchType } from '@/contracts/search';
import type { FacetSuggestion, PageSuggestion, Suggestions } from '@/contracts/suggestions';
import { fold } from '@/lib/fold';
import { ok, type Result } from '@/lib/result';
import { adaptHit } from '#services/search/adapt';
import { askSearch, type SearchFailure } from '#services/search/client';
import { phraseOf } from '#services/search/fields';
import { titlePieces } from '#services/search/marked-title';
import { typeaheadModel } from '#services/search/typeahead-model';
import { facetValues, searchWire, textOf, textsOf, type WireDocument } from '#services/search/wire';

const suggestWire = searchWire.extend({
  highlighting: z.record(z.string(), z.record(z.string(), z.unknown()).catch({})).catch({}).default({}),
});

/** What a suggestion is made of: a whole document would be read for its title. */
const shownFields = ['_uniqueid', 'c_searchsections_sm', 'resulttitle_t', 'resulturl_s'] as const;

type Asked = {
  /** At least three characters. */
  readonly text: string;
  /** Absent: all kinds. */
  readonly type?: SearchType | undefined;
  /** Id of the authored search, which says more; its kinds win over `type`. */
  readonly model?: string | undefined;
  readonly language: string;
};

/**
 * What a visitor may mean by the beginning of a query: pages by kind, and values of filters whose words begin so.
 * @requirement B3 B4 B25
 */
export async function findSuggestions(
  asked: Asked,
  signal?: AbortSignal,
): Promise<Result<Suggestions, SearchFailure>> {
  const { text, language } = asked;
  const authored = asked.model ? await typeaheadModel({ model: asked.model, language }, signal) : undefined;
  const { type, facets, isFacetsFirst } = authored ?? { type: asked.type, facets: [], isFacetsFirst: true };
  const query = text.replace(/[*?:"(){}[\]~^\\/+!&|-]+/g, ' ').trim();
  const model = type ? authored?.model || modelNames[type] : 'All';
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
    const marked = textOf(highlighting[textOf(document._uniqueid)]?.resulttitle_t);
    return hit
      ? [
          {
            kind,
            page: {
              title: marked ? titlePieces(marked) : [{ text: hit.title, isMatch: false }],
              path: hit.path,
            },
          },
        ]
      : [];
  });
  const kinds = searchTypes.filter((kind) => pages.some((page) => page.kind === kind));
  const most = kinds.length > 2 ? typeahead.pagesPerMixedGroup : typeahead.pagesPerGroup;
  return ok({
    isFacetsFirst,
    facets: facets.flatMap(({ field, label }) => facetOf(field, label, counts.facet_fields[field], query)),
    groups: kinds.map((kind) => ({
      type: kind,
      pages: pages
        .filter((each) => each.kind === kind)
        .map(({ page }): PageSuggestion => page)
        .slice(0, most),
    })),
  });
}

function typeOf(document: WireDocument): SearchType | undefined {
  const known: Readonly<Record<string, SearchType>> = sectionTypes;
  return textsOf(document.c_searchsections_sm)
    .map((section) => known[section])
    .find((kind) => kind !== undefined);
}

/** Values of a facet of which a word begins with what was typed; the search finds more than these. */
function facetOf(field: string, label: string, wire: unknown, query: string): readonly FacetSuggestion[] {
  const wanted = fold(query);
  const values = facetValues(wire).filter(({ value }) => {
    const folded = fold(value);
    return value !== 'Any' && (folded.startsWith(wanted) || folded.includes(` ${wanted}`));
  });
  if (values.length === 0) return [];
  return [{ field, label, values: values.slice(0, typeahead.facetsPerCategory), total: values.length }];
}
