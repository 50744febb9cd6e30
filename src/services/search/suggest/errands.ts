import type { PageSuggestion } from '@/contracts/suggestions';
import { phraseKey } from '#services/search/words/phrase-key';
import { remembered } from '#services/search/words/remembered';

/** A page for an errand rather than an illness, with the words or phrases that ask for it. */
export type Errand = {
  readonly title: string;
  readonly href: string;
  readonly keywords: readonly string[];
  /** In the site's other languages. */
  readonly foreignKeywords: readonly string[];
};

const maxShown = 2;
/** Fewer letters begin words of the page's own language too: "tra" is a trauma more often than a *trabajo*. */
const foreignLetters = 5;

/**
 * The pages that a visitor's errand leads to: what was typed holds one of its words, in any language of the site, or is the
 * beginning of one.
 * @requirement B29
 */
export function errandsFor(query: string, errands: readonly Errand[]): readonly PageSuggestion[] {
  const typed = phraseKey(query);
  if (typed === '') return [];
  return errands
    .filter(
      ({ keywords, foreignKeywords }) =>
        isFor(typed, keywords) || isFor(typed, foreignKeywords, foreignLetters),
    )
    .slice(0, maxShown)
    .map(({ title, href }) => ({ title: [{ text: title, isMatch: false }], detail: '', path: href }));
}

/** @param atLeast - letters that begin a word */
function isFor(typed: string, keywords: readonly string[], atLeast = 1): boolean {
  return keywords
    .map(authoredKey)
    .some(
      (keyword) =>
        (typed.length >= atLeast && keyword.startsWith(typed)) || ` ${typed} `.includes(` ${keyword} `),
    );
}

const authoredKey = remembered(phraseKey);
