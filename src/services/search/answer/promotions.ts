import type { Promotion } from '@/contracts/search';
import type { SynonymRule } from '#services/search/hits-request';
import { readOnce } from '@/lib/read-once';
import { phrasesIn } from '#services/search/words/phrases-in';
import { phraseKey } from '#services/search/words/phrase-key';

/** A page that an author puts before the results of some words, and searches that belong to them. */
export type AuthoredPromotion = Promotion & {
  /** Words or phrases, of which one must be in the query. */
  readonly keywords: readonly string[];
  readonly related: readonly string[];
};

const maxShown = 2;
const maxRelated = 6;

/**
 * What authors have for a query: pages to suggest before its results, and related searches.
 * @param synonyms - the service's: a word that stands for an author's keyword is one, too
 * @requirement B19 B29
 */
export function promotionsFor(
  query: string,
  authored: readonly AuthoredPromotion[],
  synonyms: readonly SynonymRule[],
): { readonly promotions: readonly Promotion[]; readonly related: readonly string[] } {
  const asked = wordsOf(query);
  const meant = rulesIn(synonyms)(asked.trim()).flatMap(({ to }) => phrasesOf(to));
  const isAsked = (keyword: string) => asked.includes(keyword) || meant.includes(keyword);
  const fitting = asked === '  ' ? [] : authored.filter(({ keywords }) => phrasesOf(keywords).some(isAsked));
  const related = new Set(fitting.flatMap((one) => one.related).filter((one) => wordsOf(one) !== asked));
  return {
    promotions: fitting
      .filter(({ title, href }) => title !== '' && href !== '')
      .map(({ title, text, href }) => ({ title, text, href }))
      .slice(0, maxShown),
    related: [...related].slice(0, maxRelated),
  };
}

/** So that a phrase is found at the borders of words only. */
function wordsOf(text: string): string {
  return ` ${phraseKey(text)} `;
}

/** Finds the rules for phrases of a query. */
const rulesIn = readOnce((synonyms: readonly SynonymRule[]) =>
  phrasesIn(synonyms.flatMap((rule) => rule.from.map((text) => [phraseKey(text), rule] as const))),
);

/** Those of an author or of the search service: their lists are kept, and are the same for each search. */
const phrasesOf = readOnce((list: readonly string[]): readonly string[] => list.map(wordsOf));
