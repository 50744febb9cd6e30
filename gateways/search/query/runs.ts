import { isStopWord, stem } from '../analysis/language.ts';
import { textSource } from '../index/fields.ts';
import type { PostingRange, TextField } from '../index/text-field.ts';
import type { QueryTerm } from './parse.ts';
import { forEachConjunction, forEachPhrase, type PlacedWord } from './conjunction.ts';
import type { WindowScores } from './window-scores.ts';

/** Scored documents in ascending order, read window by window. */
export type Run = {
  /** Adds the scores of the documents up to the window's end. */
  readonly addTo: (scores: WindowScores, adding: Adding) => void;
};

/** How a document's scores in one field are joined. */
type Adding = 'addOnly' | 'addBest' | 'addUp';

/** A term's runs in a field. */
export type FieldRuns = { readonly runs: readonly Run[]; readonly adding: Adding };

/** As much as a word can count in a field, by its rarity; the same whatever the field's constants are, as in Lucene. */
const most = 2.2;
/** A synonym counts less than the typed word. As a boost of the word in Solr. */
export const synonymWeight = 0.5;

type FieldTerm = {
  readonly name: string;
  readonly term: QueryTerm;
  readonly weight: number;
  readonly language: string;
};

/**
 * A term's runs in a field, scored as Lucene does. Words that stand for each other count as one word; where one of the
 * alternatives has several words, the scores of all alternatives are added up.
 * @requirement B18
 */
export function runsOf(field: TextField, { name, term, weight, language }: FieldTerm): FieldRuns {
  const { alternatives, isPrefix, isPhrase } = term;
  if (isPrefix) {
    const ranges = field.findPrefix(alternatives[0]?.[0] ?? '');
    return fieldRuns(
      ranges.map((range) => constantRun(field, range, weight)),
      'addBest',
    );
  }
  const placed = alternatives.flatMap((words, number) => {
    const found = placeWords(field, { name, words, language, isWhole: isPhrase });
    return found ? [{ words: found, share: number === 0 ? 1 : synonymWeight }] : [];
  });
  if (alternatives.every((words) => words.length === 1)) {
    const ranges = placed.flatMap(({ words: [word], share }) => (word ? [{ range: word.range, share }] : []));
    const [only] = ranges;
    if (!only) return fieldRuns([], 'addUp');
    const isPlain = ranges.length === 1 && only.share === 1;
    return fieldRuns(
      [isPlain ? wordRun(field, only.range, weight) : sameWordRun(field, ranges, weight)],
      'addUp',
    );
  }
  const runs = placed.map(({ words, share }) => {
    const [only] = words;
    if (isPhrase && words.length > 1) return phraseRun(field, words, weight);
    return words.length === 1 && only
      ? wordRun(field, only.range, weight * share)
      : conjunctionRun(field, words, weight * share);
  });
  return fieldRuns(runs, 'addUp');
}

/** The runs of a field, of which a lone one needs no joining. @requirement B18 */
export function fieldRuns(runs: readonly Run[], adding: Adding): FieldRuns {
  return { runs, adding: runs.length === 1 ? 'addOnly' : adding };
}

type Words = {
  readonly name: string;
  readonly words: readonly string[];
  readonly language: string;
  /** Stop words are needed too, in a field that holds them. */
  readonly isWhole?: boolean;
};

/**
 * The postings of each word in a field; undefined when a word does not occur. A stop word only keeps its place.
 * @requirement B18
 */
export function placeWords(
  field: TextField,
  { name, words, language, isWhole = false }: Words,
): readonly PlacedWord[] | undefined {
  const { isExact } = textSource(name);
  const placed: PlacedWord[] = [];
  for (const [offset, word] of words.entries()) {
    if (words.length > 1 && !(isWhole && isExact) && isStopWord(word, language)) continue;
    const range = field.find(isExact ? word : stem(word, language));
    if (!range) return undefined;
    placed.push({ range, offset });
  }
  return placed.length > 0 ? placed : undefined;
}

/** BM25's inverse document frequency of a word in a field. @requirement B18 */
export function idfOf({ documentCount }: TextField, { from, to }: PostingRange): number {
  const frequency = to - from;
  return Math.log(1 + (documentCount - frequency + 0.5) / (frequency + 0.5));
}

/** Every word with the prefix counts the same, as a wildcard does in Solr. */
function constantRun(field: TextField, { from, to }: PostingRange, weight: number): Run {
  const { documents } = field.data;
  let posting = from;
  return {
    addTo: (scores, adding) => {
      for (const { end } = scores; posting < to; posting += 1) {
        const document = documents[posting] ?? 0;
        if (document >= end) break;
        scores[adding](document, weight);
      }
    },
  };
}

/** The postings of a word, scored by BM25. The busiest loop of a search: nothing in it is looked up twice. @requirement B18 */
export function wordRun(field: TextField, range: PostingRange, factor: number): Run {
  const { documents, lengths, positionStarts } = field.data;
  const { from, to } = range;
  const { base, slope } = dampingOf(field);
  const top = most * factor * idfOf(field, range);
  let posting = from;
  return {
    addTo: (scores, adding) => {
      const { end } = scores;
      let begin = positionStarts[posting] ?? 0;
      for (; posting < to; posting += 1) {
        const document = documents[posting] ?? 0;
        if (document >= end) break;
        const next = positionStarts[posting + 1] ?? 0;
        const tf = next - begin;
        begin = next;
        const score = (top * tf) / (tf + base + slope * (lengths[document] ?? 0));
        if (adding === 'addOnly') scores.addOnly(document, score);
        else scores.addUp(document, score);
      }
    },
  };
}

/** A word's postings, and how much each occurrence counts. */
type SharedRange = { readonly range: PostingRange; readonly share: number };

/** Words that count as one: as frequent in a document as all of them, and as rare as the most frequent. */
function sameWordRun(field: TextField, ranges: readonly SharedRange[], weight: number): Run {
  const { documents, lengths } = field.data;
  const { base, slope } = dampingOf(field);
  const top = most * weight * Math.min(...ranges.map(({ range }) => idfOf(field, range)));
  const heads = ranges.map(({ range: { from, to }, share }) => ({ at: from, to, share }));
  const next = (end: number) => {
    let first = end;
    for (const { at, to } of heads) if (at < to) first = Math.min(first, documents[at] ?? 0);
    return first;
  };
  return {
    addTo: (scores, adding) => {
      const { end } = scores;
      for (let document = next(end); document < end; document = next(end)) {
        let tf = 0;
        for (const head of heads) {
          if (head.at >= head.to || documents[head.at] !== document) continue;
          tf += head.share * field.frequency(head.at);
          head.at += 1;
        }
        scores[adding](document, (top * tf) / (tf + base + slope * (lengths[document] ?? 0)));
      }
    },
  };
}

/** Documents with all of several words. They are few, so they are found in one go. */
function conjunctionRun(field: TextField, placed: readonly PlacedWord[], weight: number): Run {
  const idfs = placed.map(({ range }) => idfOf(field, range));
  const found: Scores = [];
  forEachConjunction(field, placed, (document, postings) => {
    const score = postings.reduce(
      (sum, posting, at) =>
        sum + saturated(field, { document, tf: field.frequency(posting), idf: idfs[at] ?? 0 }),
      0,
    );
    found.push([document, weight * score]);
  });
  return readyRun(found);
}

/** Documents with words that are neighbours: a phrase is as rare as its words together. @requirement B18 */
export function phraseRun(field: TextField, placed: readonly PlacedWord[], weight: number): Run {
  const idf = placed.reduce((sum, { range }) => sum + idfOf(field, range), 0);
  const found: Scores = [];
  forEachPhrase(field, placed, (document, tf) =>
    found.push([document, weight * saturated(field, { document, tf, idf })]),
  );
  return readyRun(found);
}

/** Documents in ascending order with their scores. */
type Scores = (readonly [document: number, score: number])[];

/** Documents that have been scored already, in ascending order. @requirement B18 */
export function readyRun(found: Scores): Run {
  let at = 0;
  return {
    addTo: (scores, adding) => {
      for (const { end } = scores; at < found.length; at += 1) {
        const [document, score] = found[at] ?? [end, 0];
        if (document >= end) break;
        scores[adding](document, score);
      }
    },
  };
}

/** BM25's score of a word, or of what counts as one. @requirement B18 */
export function saturated(
  field: TextField,
  { document, tf, idf }: { readonly document: number; readonly tf: number; readonly idf: number },
): number {
  const { base, slope } = dampingOf(field);
  return (most * idf * tf) / (tf + base + slope * (field.data.lengths[document] ?? 0));
}

/** BM25's saturation of a word's frequency in a document: `base + slope × length`. */
function dampingOf({ averageLength, saturation: { k1, b } }: TextField): {
  readonly base: number;
  readonly slope: number;
} {
  return { base: k1 * (1 - b), slope: (k1 * b) / averageLength };
}
