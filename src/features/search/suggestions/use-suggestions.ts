import { useEffect, useState } from 'react';
import { typeahead } from '@/config/search';
import type { SearchType } from '@/contracts/search';
import type { SuggestAnswer } from '@/contracts/suggestions';

/** Wait after each letter, milliseconds: a fast typist types the next one within this time. */
const debounceMs = 120;

type SuggestionQuery = {
  readonly text: string;
  readonly searchType: SearchType | undefined;
  readonly searchModel: string | undefined;
  readonly language: string;
};

/** An answer and the text it belongs to. */
export type Suggested = { readonly text: string; readonly answer: SuggestAnswer };

/**
 * Suggestions for a text of three characters or more. A newer text aborts the older request. A failed request suggests
 * nothing and shows no error, because the search itself still works.
 * @requirement B3
 */
export function useSuggestions({
  text,
  searchType,
  searchModel,
  language,
}: SuggestionQuery): Suggested | undefined {
  const [suggested, setSuggested] = useState<Suggested>();
  const isLong = text.length >= typeahead.minLength;

  useEffect(() => {
    if (!isLong) return undefined;
    const controller = new AbortController();
    const ask = async () => {
      const parameters = new URLSearchParams({
        text,
        language,
        ...(searchType ? { type: searchType } : {}),
        ...(searchModel ? { model: searchModel } : {}),
      });
      try {
        const response = await fetch(`/api/suggest?${parameters.toString()}`, { signal: controller.signal });
        if (response.ok) setSuggested({ text, answer: (await response.json()) as SuggestAnswer });
      } catch {
        // Aborted by a newer text, or no connection.
      }
    };
    const timer = setTimeout(() => void ask(), debounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text, isLong, searchType, searchModel, language]);

  return isLong ? suggested : undefined;
}
