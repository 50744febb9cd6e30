import type { PageSuggestion } from '@/contracts/suggestions';
import { phraseKey } from '#services/search/words/phrase-key';
import { remembered } from '#services/search/words/remembered';

/** A page for an errand rather than an illness, with the words or phrases that ask for it. */
export type Errand = { readonly title: string; readonly href: string; readonly keywords: readonly string[] };

const maxShown = 2;

/**
 * The pages that a visitor's errand leads to: what was typed holds one of its words, or is the beginning of one.
 * @requirement B29
 */
export function errandsFor(query: string, errands: readonly Errand[]): readonly PageSuggestion[] {
  const typed = phraseKey(query);
  if (typed === '') return [];
  return errands
    .filter(({ keywords }) =>
      keywords
        .map(authoredKey)
        .some((keyword) => keyword.startsWith(typed) || ` ${typed} `.includes(` ${keyword} `)),
    )
    .slice(0, maxShown)
    .map(({ title, href }) => ({ title: [{ text: title, isMatch: false }], detail: '', path: href }));
}

const authoredKey = remembered(phraseKey);
