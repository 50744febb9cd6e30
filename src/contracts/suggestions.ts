import { z } from 'zod';
import { typeahead } from '@/config/search';
import { searchTypes, type SearchType } from '@/contracts/search';
import { searchLimits } from '@/domain/search/search-limits';

/** What `GET /api/suggest` is asked. @requirement B3 B4 */
export const suggestRequestSchema = z.object({
  text: z.string().trim().min(typeahead.minLength).max(searchLimits.queryLength),
  type: z.enum(searchTypes).optional(),
  /** Id of an authored search. */
  model: z
    .string()
    .regex(/^[{}0-9a-f-]{32,38}$/i)
    .optional(),
  language: z.string().max(20),
});

/** A piece of a title; matches are set off. Text only: nothing in it is markup. */
export type TitlePiece = { readonly text: string; readonly isMatch: boolean };

/** A page that a visitor may mean. */
export type PageSuggestion = {
  readonly title: readonly TitlePiece[];
  /** What tells it from others: a physician's specialty; '' for nothing. */
  readonly detail: string;
  readonly path: string;
};

/** Pages of one kind. */
export type SuggestionGroup = { readonly type: SearchType; readonly pages: readonly PageSuggestion[] };

/** Values of a filter that a visitor may mean: the most frequent first, and how many there are in all. */
export type FacetSuggestion = {
  readonly field: string;
  readonly label: string;
  readonly values: readonly { readonly value: string; readonly count: number }[];
  readonly total: number;
};

/**
 * What `GET /api/suggest` answers.
 * @requirement B3 B4
 */
export type Suggestions = {
  /** Values of filters stand before the pages. */
  readonly isFacetsFirst: boolean;
  readonly facets: readonly FacetSuggestion[];
  /** Pages for an errand: parking, a bill. */
  readonly errands: readonly PageSuggestion[];
  readonly groups: readonly SuggestionGroup[];
};

/** The answer with the words that the list says, in the page's language. */
export type SuggestAnswer = Suggestions & {
  readonly phrases: Readonly<Record<string, string>>;
  /** Keys (`textKey`) of the titles that nobody has translated. */
  readonly untranslated: readonly string[];
};
