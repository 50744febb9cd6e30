import { useEffect, useState } from 'react';
import { typeahead } from '@/config/search';
import type { SearchType } from '@/contracts/search';
import type { SuggestAnswer } from '@/contracts/suggestions';

/** A quick typist's next letter comes within this time. */
const debounceMs = 120;

type Asked = {
  readonly text: string;
  readonly searchType: SearchType | undefined;
  readonly searchModel: string | undefined;
  readonly language: string;
};

/** What was suggested, and for which text. */
export type Suggested = { readonly text: string; readonly answer: SuggestAnswer };

/**
 * Suggestions for a text of three characters or more. A newer text ends the older request; a failed request suggests
 * nothing and says nothing: the search itself still works.
 * @requirement B3
 */
export function useSuggestions({ text, searchType, searchModel, language }: Asked): Suggested | undefined {
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
        // Ended by a newer text, or no connection.
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
