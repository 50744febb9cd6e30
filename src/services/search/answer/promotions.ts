import type { Promotion } from '@/contracts/search';
import type { SynonymRule } from '#services/search/hits-request';
import { isOneSlip } from '@/lib/edit-distance';
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

type Suggested = { readonly promotions: readonly Promotion[]; readonly related: readonly string[] };

/**
 * What authors have for a query: pages to suggest before its results, and related searches.
 * @param synonyms - the service's: a word that stands for an author's keyword is one, too
 * @requirement B19 B29
 */
export function promotionsFor(
  query: string,
  authored: readonly AuthoredPromotion[],
  synonyms: readonly SynonymRule[],
): Suggested {
  const asked = wordsOf(query);
  const meant = rulesIn(synonyms)(asked.trim()).flatMap(({ to }) => phrasesOf(to));
  const isAsked = (keyword: string) => asked.includes(keyword) || meant.includes(keyword);
  return suggested(
    asked,
    asked === '  ' ? [] : authored.filter(({ keywords }) => phrasesOf(keywords).some(isAsked)),
  );
}

/**
 * What authors have for a query of which nothing has all words, read with slips of the hand: "vistiing hours".
 * @requirement B10 B29
 * @decision ADR-0328
 */
export function promotionsNear(query: string, authored: readonly AuthoredPromotion[]): Suggested {
  const asked = wordsOf(query);
  const words = asked.trim().split(' ');
  const isAsked = (keyword: string) => isNearly(words, keyword.trim().split(' '));
  return suggested(
    asked,
    authored.filter(({ keywords }) => phrasesOf(keywords).some(isAsked)),
  );
}

/** Whether a phrase stands in the words, where each may have a slip. */
function isNearly(words: readonly string[], phrase: readonly string[]): boolean {
  return words.some((_word, from) =>
    phrase.every((part, at) => {
      const word = words[from + at] ?? '';
      // "Barking" is no slip of "parking", and short words are too near to others.
      const isLong = part.length >= shortestMended && word[0] === part[0];
      return word === part || (isLong && isOneSlip(word, part));
    }),
  );
}

const shortestMended = 6;

function suggested(asked: string, fitting: readonly AuthoredPromotion[]): Suggested {
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
