import type { SearchIndex } from '../index/search-index.ts';
import type { TextField } from '../index/text-field.ts';
import { forEachPhrase, type PlacedWord } from './conjunction.ts';
import type { QueryWord } from './parse.ts';
import {
  fieldRuns,
  idfOf,
  phraseRun,
  placeWords,
  readyRun,
  saturated,
  synonymWeight,
  wordRun,
  type FieldRuns,
  type Run,
} from './runs.ts';

type Weighing = {
  /** The weight of the phrase in each field. */
  readonly phraseWeights: Readonly<Record<string, number>>;
  readonly language: string;
};

/** More ways to say a query than these are not looked for. */
const maxWays = 64;

/**
 * The runs of each field for the documents in which the whole query stands as a phrase, in any of the ways that its
 * synonyms give: Solr's `pf`. As in Lucene, a way of one word counts too where the ways differ in length.
 * @requirement B18
 */
export function phraseRunsOf(
  index: SearchIndex,
  words: readonly QueryWord[],
  { phraseWeights, language }: Weighing,
): readonly FieldRuns[] {
  const ways = waysToSay(words);
  const isEven = words.every((word) => word.alternatives.every((one) => one.length === 1));
  return Object.entries(phraseWeights)
    .map(([name, weight]) => {
      const field = index.text(name);
      const placed = ways.flatMap(({ words: way, share }) => {
        const found = placeWords(field, { name, words: way, language, isWhole: true });
        return found ? [{ words: found, share }] : [];
      });
      return fieldRuns(
        isEven ? runTogether(field, placed, weight) : runsApart(field, placed, weight),
        'addUp',
      );
    })
    .filter(({ runs }) => runs.length > 0);
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
function runTogether(field: TextField, ways: Ways, weight: number): readonly Run[] {
  const phrases = ways.map(({ words }) => words).filter((words) => words.length > 1);
  const [phrase] = phrases;
  if (!phrase) return [];
  if (phrases.length === 1) return [phraseRun(field, phrase, weight)];
  const ranges = new Map(phrases.flat().map(({ range, offset }) => [`${offset} ${range.from}`, range]));
  const idf = [...ranges.values()].reduce((sum, range) => sum + idfOf(field, range), 0);
  const times = new Map<number, number>();
  for (const words of phrases)
    forEachPhrase(field, words, (document, count) => times.set(document, (times.get(document) ?? 0) + count));
  const found = [...times].sort(([one], [other]) => one - other);
  return [
    readyRun(found.map(([document, tf]) => [document, weight * saturated(field, { document, tf, idf })])),
  ];
}

function runsApart(field: TextField, ways: Ways, weight: number): readonly Run[] {
  return ways.map(({ words, share }) => {
    const [only] = words;
    return words.length === 1 && only
      ? wordRun(field, only.range, weight * share)
      : phraseRun(field, words, weight * share);
  });
}
