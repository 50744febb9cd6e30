import { z } from 'zod';
import { modelNames, typeahead } from '@/config/search';
import { searchTypes, type SearchType } from '@/contracts/search';
import type { PageSuggestion, SuggestionGroup } from '@/contracts/suggestions';
import { ok, type Result } from '@/lib/result';
import { adaptHit, documentType } from '#services/search/adapt';
import { askSearch, type SearchFailure } from '#services/search/client';
import { parameterSet, phraseOf } from '#services/search/fields';
import { isDegreeOnly, titlePieces } from '#services/search/suggest/marked-title';
import { searchWire, textOf } from '#services/search/wire';

const suggestWire = searchWire.extend({
  highlighting: z.record(z.string(), z.record(z.string(), z.unknown()).catch({})).catch({}).default({}),
});

/** What a suggestion is made of: a whole document would be read for its title. */
const shownFields = [
  '_uniqueid',
  '_language',
  'c_searchsections_sm',
  'resulttitle_t',
  'resulturl_s',
  'c_visible_specialties_sm',
  'c_untranslated_sm',
  'c_untranslated_values_sm',
] as const;

type PagesRequest = {
  /** Absent: all kinds. */
  readonly type: SearchType | undefined;
  /** The search service's name of the search model. */
  readonly model: string;
  readonly language: string;
  /** Fields to count values of. */
  readonly facetFields: readonly string[];
  /** `q`, and whatever else is asked. */
  readonly parameters: readonly (readonly [string, string])[];
};

/** Pages by kind, and the values of the wanted fields. */
export type FoundPages = {
  readonly groups: readonly SuggestionGroup[];
  readonly counts: Readonly<Record<string, unknown>>;
};

/**
 * Asks the search service for pages to suggest.
 * @requirement B3 B25
 */
export async function askPages(
  { type, model, language, facetFields, parameters: own }: PagesRequest,
  signal?: AbortSignal,
): Promise<Result<FoundPages, SearchFailure>> {
  const parameters = new URLSearchParams([
    ['start', '0'],
    ['model', model],
    ['useParams', parameterSet(model, language)],
    ['language', language],
    ['metadata', 'false'],
    ['fl', shownFields.join()],
    ['facet.limit', '9999'],
    ['facet', String(facetFields.length > 0)],
    // What was typed goes on: nothing is misspelt yet.
    ['spellcheck', 'false'],
    ['fq', `_language:${phraseOf(language)}`],
    ...facetFields.map((field): [string, string] => ['facet.field', field]),
    ...own.map(([name, value]): [string, string] => [name, value]),
  ]);
  const answer = await askSearch(parameters, suggestWire, signal);
  if (!answer.ok) return answer;
  const { response, highlighting, facet_counts: counts } = answer.value;
  const pages = response.docs.flatMap((document) => {
    const kind = documentType(document) ?? type;
    const hit = kind && adaptHit(document, kind);
    if (!hit) return [];
    const marked = textOf(highlighting[textOf(document._uniqueid)]?.resulttitle_t);
    const title = marked ? titlePieces(marked) : [{ text: hit.title, isMatch: false }];
    // "chest p" means a pain, not everybody with a PhD.
    if (kind === 'physician' && isDegreeOnly(title)) return [];
    const detail = hit.type === 'physician' ? (hit.specialties[0] ?? '') : '';
    return [{ kind, page: { title, detail, path: hit.path } }];
  });
  return ok({ groups: grouped(pages), counts: counts.facet_fields });
}

function grouped(
  pages: readonly { readonly kind: SearchType; readonly page: PageSuggestion }[],
): readonly SuggestionGroup[] {
  const kinds = searchTypes.filter((kind) => pages.some((page) => page.kind === kind));
  const most = kinds.length > 2 ? typeahead.pagesPerMixedGroup : typeahead.pagesPerGroup;
  return kinds.map((kind) => ({
    type: kind,
    pages: pages
      .filter((each) => each.kind === kind)
      .map(({ page }) => page)
      .slice(0, most),
  }));
}

/** The search service's model where no authored search names one. @requirement B3 */
export function modelOf(type: SearchType | undefined): string {
  return type ? modelNames[type] : 'All';
}
