import snowball, { type Stemmer } from 'snowball-stemmers';
import { arabicStem } from './arabic.ts';
import { exactTokens, fold, type Token } from './tokens.ts';

type Analysis = {
  readonly stemmer: Stemmer;
  readonly stopWords: ReadonlySet<string>;
  /** Words whose stem means something else. */
  readonly unstemmed?: ReadonlySet<string>;
  /** Stems that were asked for before. */
  readonly stems: Map<string, string>;
};

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const analyses: Readonly<Record<string, Analysis>> = {
  en: {
    stemmer: snowball.newStemmer('english'),
    stems: new Map(),
    // Whoever looks for parking does not mean Oak Park.
    unstemmed: words('parking'),
    stopWords: words(
      'a about am an and any are as at be because been being but by can could did do does doing dr each for from had has have having he her here hers him his how i if im in information into is it its ive just know me might must my near need no nor not of on or our ours please shall she should so some such tell than that the their theirs them then there these they this those to too us very want was we were what when where whether which while who whom whose why will with would you your yours',
    ),
  },
  es: {
    stemmer: snowball.newStemmer('spanish'),
    stems: new Map(),
    stopWords: words(
      'a al con como de del dr dra el en es la las lo los me mi o para por que se su sus un una y yo',
    ),
  },
  ar: {
    stemmer: { stem: arabicStem },
    stems: new Map(),
    stopWords: words('من في على الى عن مع او و التي الذي هذا هذه ان هل كل عند لدى لي عندي انا لا ما'),
  },
};

/** Languages with a stemmer. */
export const stemmedLanguages: readonly string[] = Object.keys(analyses);

function analysisOf(language: string): Analysis | undefined {
  return analyses[language.slice(0, 2).toLowerCase()];
}

const maxStems = 100_000;

function stemBy({ stemmer, unstemmed, stems }: Analysis, term: string): string {
  if (unstemmed?.has(term)) return term;
  let known = stems.get(term);
  if (known === undefined) {
    known = fold(stemmer.stem(term));
    if (stems.size > maxStems) stems.clear();
    stems.set(term, known);
  }
  return known;
}

/**
 * The stem of a folded word, folded again. In a language without a stemmer, the word itself.
 * @param language - `en`, `es-MX` or `es_MX`
 * @requirement B18
 */
export function stem(term: string, language: string): string {
  const analysis = analysisOf(language);
  return analysis ? stemBy(analysis, term) : term;
}

/** Whether a folded word is a stop word of a language. @requirement B18 */
export function isStopWord(term: string, language: string): boolean {
  return analysisOf(language)?.stopWords.has(term) ?? false;
}

/**
 * The words of a text as stems of its language. Stop words are left out and leave a gap in the positions.
 * @requirement B18
 */
export function stemmedTokens(text: string, language: string): readonly Token[] {
  return stemsOf(exactTokens(text), language);
}

/** Words of a text as stems of its language, without stop words. @requirement B18 */
export function stemsOf(tokens: readonly Token[], language: string): readonly Token[] {
  const analysis = analysisOf(language);
  if (!analysis) return tokens;
  const kept: Token[] = [];
  for (const { term, position, start, end } of tokens)
    if (!analysis.stopWords.has(term)) kept.push({ term: stemBy(analysis, term), position, start, end });
  return kept;
}

/** The stop words of a language, folded; empty for a language without a list. @requirement B18 */
export function stopWordsOf(language: string): ReadonlySet<string> {
  return analysisOf(language)?.stopWords ?? new Set();
}

/** The words of a language that keep their form, folded; empty for a language without a list. @requirement B18 */
export function unstemmedWordsOf(language: string): ReadonlySet<string> {
  return analysisOf(language)?.unstemmed ?? new Set();
}
