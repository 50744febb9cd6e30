import { isStopWord } from '../analysis/language.ts';
import type { Synonyms } from '../analysis/synonyms.ts';
import { exactTokens } from '../analysis/tokens.ts';

/** A term of the query, with its synonyms. */
export type QueryTerm = {
  /** Each alternative is a list of folded words that must all be in one field. */
  readonly alternatives: readonly (readonly string[])[];
  /** `cardio*`: a prefix. */
  readonly isPrefix: boolean;
  /** `"knee pain"`: the words are neighbours, in this order. */
  readonly isPhrase: boolean;
};

/** A word of the query, or words that have synonyms together, in all the ways to say it. */
export type QueryWord = Pick<QueryTerm, 'alternatives'>;

export type Terms = {
  /** To find. */
  readonly terms: readonly QueryTerm[];
  /** All words as typed, stop words included. */
  readonly words: readonly string[];
  /** The same with their synonyms, but for what is in quotes. */
  readonly inOrder: readonly QueryWord[];
};

export type ParsedQuery =
  | { readonly kind: 'all' }
  | { readonly kind: 'none' }
  | ({ readonly kind: 'terms' } & Terms);

type Word = { readonly term: string; readonly isPrefix: boolean };

/** Visitors never type more. Each word costs time, and Solr refuses longer queries. */
const maxWords = 256;

/**
 * Reads a visitor's query. Only `*` at the end of a word and a pair of quotes have a meaning; nothing else is an
 * operator, and nothing is an error. Phrases of the synonym list are found first, the longest before the others. Stop
 * words are left out unless there is nothing else. Words after the 256th are ignored.
 * @requirement B18
 */
export function parseQuery(text: string, language: string, synonyms: Synonyms): ParsedQuery {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed === '*' || trimmed === '*:*') return { kind: 'all' };
  const parts = trimmed.split(/"([^"]*)"/);
  const words: Word[] = [];
  const terms: QueryTerm[] = [];
  const inOrder: QueryTerm[] = [];
  parts.forEach((part, number) => {
    const found = wordsOf(part).slice(0, maxWords - words.length);
    words.push(...found);
    const isQuoted = number % 2 === 1 && found.length > 1;
    if (isQuoted)
      terms.push({ alternatives: [found.map(({ term }) => term)], isPrefix: false, isPhrase: true });
    else {
      const all = withSynonyms(found, synonyms);
      inOrder.push(...all);
      terms.push(...all.filter((term) => !isEmpty(term, language)));
    }
  });
  if (words.length === 0) return { kind: 'none' };
  if (terms.length === 0) terms.push(...words.map(oneWord));
  return { kind: 'terms', terms, words: words.map(({ term }) => term), inOrder };
}

function wordsOf(text: string): readonly Word[] {
  return text.split(/\s+/).flatMap((part) => {
    const tokens = exactTokens(part);
    return tokens.map(({ term }, index) => ({
      term,
      isPrefix: part.endsWith('*') && index === tokens.length - 1,
    }));
  });
}

function oneWord({ term, isPrefix }: Word): QueryTerm {
  return { alternatives: [[term]], isPrefix, isPhrase: false };
}

/** A stop word without synonyms. */
function isEmpty({ alternatives, isPrefix }: QueryTerm, language: string): boolean {
  const [words = [], ...others] = alternatives;
  const [word = '', ...more] = words;
  return !isPrefix && others.length === 0 && more.length === 0 && isStopWord(word, language);
}

function withSynonyms(words: readonly Word[], synonyms: Synonyms): readonly QueryTerm[] {
  const terms: QueryTerm[] = [];
  for (let at = 0; at < words.length;) {
    const phrase = synonymPhrase(words.slice(at), synonyms);
    const [word] = words.slice(at, at + 1);
    if (phrase)
      terms.push({
        alternatives: [phrase.words, ...phrase.others.map((other) => other.split(' '))],
        isPrefix: false,
        isPhrase: false,
      });
    else if (word) terms.push(oneWord(word));
    at += phrase?.words.length ?? 1;
  }
  return terms;
}

function synonymPhrase(words: readonly Word[], synonyms: Synonyms) {
  for (let length = Math.min(synonyms.longest, words.length); length > 0; length -= 1) {
    const part = words.slice(0, length);
    if (part.some(({ isPrefix }) => isPrefix)) continue;
    const others = synonyms.of(part.map(({ term }) => term).join(' '));
    if (others.length > 0) return { words: part.map(({ term }) => term), others };
  }
  return undefined;
}
