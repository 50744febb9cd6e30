import snowball, { type Stemmer } from 'snowball-stemmers';

/** A word of a text: as it is indexed, and where it stands in the original. */
export type Token = { readonly term: string; readonly start: number; readonly end: number };

const english = new Set(
  'a an and are as at be but by do for from has have how i if in into is it me my near no not of on or our that the their then there these they this to was what where which who will with you your'.split(
    ' ',
  ),
);
const spanish = new Set(
  'a al con como de del el en es la las lo los me mi o para por que se su sus un una y yo'.split(' '),
);

const stemmers: Readonly<Record<string, Stemmer>> = {
  en: snowball.newStemmer('english'),
  es: snowball.newStemmer('spanish'),
};
const stopWords: Readonly<Record<string, ReadonlySet<string>>> = { en: english, es: spanish };
const wordPattern = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu;

/** Takes accents off and makes letters small: `Núñez` is found as `nunez`. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/** The words of a text, folded, without the possessive `'s`. Nothing is stemmed or left out: for names and prefixes. */
export function exactTokens(text: string): readonly Token[] {
  return [...text.matchAll(wordPattern)].map((match) => ({
    term: fold(match[0].replace(/['’]s$/i, '')).replaceAll(/['’]/g, ''),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/**
 * The words of a text as its language's stems, without stop words.
 * @param language - `en`, `es-MX`; other languages are folded only
 */
export function stemmedTokens(text: string, language: string): readonly Token[] {
  const short = language.slice(0, 2);
  const stops = stopWords[short];
  return exactTokens(text)
    .filter(({ term }) => !stops?.has(term))
    .map((token) => ({ ...token, term: stem(token.term, language) }));
}

const stems = new Map<string, string>();

/** A word's stem. */
export function stem(term: string, language: string): string {
  const short = language.slice(0, 2);
  const stemmer = stemmers[short];
  if (!stemmer) return term;
  const key = `${short} ${term}`;
  let known = stems.get(key);
  if (known === undefined) {
    known = stemmer.stem(term);
    if (stems.size > 200_000) stems.clear();
    stems.set(key, known);
  }
  return known;
}

/** Whether a word says nothing by itself in a language. */
export function isStopWord(term: string, language: string): boolean {
  return stopWords[language.slice(0, 2)]?.has(term) ?? false;
}
