import type { SearchIndex } from '../index/search-index.ts';
import type { TextField } from '../index/text-field.ts';
import { forEachPhrase, type PlacedWord } from './conjunction.ts';
import type { QueryWord } from './parse.ts';
import { idfOf, placeWords, saturated, synonymWeight } from './runs.ts';

/** Weights by field, and how much the other fields add to the best. */
type Weighing = {
  readonly phraseWeights: Readonly<Record<string, number>>;
  readonly tie: number;
  readonly language: string;
};

/** More ways to say a query than these are not looked for. */
const maxWays = 64;

/**
 * The scores of the documents in which the whole query stands as a phrase, in any of the ways that its synonyms give:
 * Solr's `pf`. As in Lucene, a way of one word counts too where the ways differ in length.
 * @returns scores by document
 * @requirement B18
 */
export function phraseScores(
  index: SearchIndex,
  words: readonly QueryWord[],
  { phraseWeights, tie, language }: Weighing,
): ReadonlyMap<number, number> {
  const ways = waysToSay(words);
  const isEven = words.every((word) => word.alternatives.every((one) => one.length === 1));
  const best = new Map<number, number>();
  const sums = new Map<number, number>();
  for (const [name, weight] of Object.entries(phraseWeights)) {
    const field = index.text(name);
    const placed = ways.flatMap(({ words: way, share }) => {
      const found = placeWords(field, { name, words: way, language, isWhole: true });
      return found ? [{ words: found, share }] : [];
    });
    const scores = isEven ? scoresTogether(field, placed) : scoresApart(field, placed);
    for (const [document, score] of scores) {
      best.set(document, Math.max(best.get(document) ?? 0, weight * score));
      sums.set(document, (sums.get(document) ?? 0) + weight * score);
    }
  }
  for (const [document, most] of best) best.set(document, most + tie * ((sums.get(document) ?? 0) - most));
  return best;
}

/** One way to say the query, and how much it counts. */
type Way<Word> = { readonly words: readonly Word[]; readonly share: number };

function waysToSay(words: readonly QueryWord[]): readonly Way<string>[] {
  const count = words.reduce((product, { alternatives }) => product * alternatives.length, 1);
  if (words.length === 0 || count > maxWays) return [];
  return words.reduce<readonly Way<string>[]>(
    (ways, { alternatives }) =>
      ways.flatMap((way) =>
        alternatives.map((one, number) => ({
          words: [...way.words, ...one],
          // As in Lucene, each word of a synonym makes its phrase count less.
          share: way.share * (number === 0 ? 1 : synonymWeight ** one.length),
        })),
      ),
    [{ words: [], share: 1 }],
  );
}

type Ways = readonly Way<PlacedWord>[];

/** Ways of equal length are one phrase, as rare as all of their words together. */
function scoresTogether(field: TextField, ways: Ways): ReadonlyMap<number, number> {
  const phrases = ways.map(({ words }) => words).filter((words) => words.length > 1);
  const ranges = new Map(phrases.flat().map(({ range, offset }) => [`${offset} ${range.from}`, range]));
  const idf = [...ranges.values()].reduce((sum, range) => sum + idfOf(field, range), 0);
  const times = new Map<number, number>();
  for (const phrase of phrases)
    forEachPhrase(field, phrase, (document, count) =>
      times.set(document, (times.get(document) ?? 0) + count),
    );
  return new Map([...times].map(([document, tf]) => [document, saturated(field, { document, tf, idf })]));
}

function scoresApart(field: TextField, ways: Ways): ReadonlyMap<number, number> {
  const scores = new Map<number, number>();
  for (const { words, share } of ways) {
    const idf = words.reduce((sum, { range }) => sum + idfOf(field, range), 0);
    forEachPhrase(field, words, (document, tf) => {
      const score = share * saturated(field, { document, tf, idf });
      scores.set(document, (scores.get(document) ?? 0) + score);
    });
  }
  return scores;
}
