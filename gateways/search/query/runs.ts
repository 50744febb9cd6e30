import { isStopWord, stem } from '../analysis/language.ts';
import { textSource } from '../index/fields.ts';
import { Numbers } from '../index/numbers.ts';
import type { PostingRange, TextField } from '../index/text-field.ts';
import type { QueryTerm } from './parse.ts';
import { forEachConjunction, type PlacedWord } from './conjunction.ts';
import type { WindowScores } from './window-scores.ts';

/** Scored documents in ascending order, read window by window. */
export type Run = {
  /** Adds the scores of the documents up to the window's end. @param isOnly - whether the field has no other run */
  readonly addTo: (scores: WindowScores, isOnly: boolean) => void;
};

const k1 = 1.2;
const b = 0.75;
/** A synonym counts slightly less than the typed word. */
const synonymFactor = 0.9;

type FieldTerm = {
  readonly name: string;
  readonly term: QueryTerm;
  readonly weight: number;
  readonly language: string;
};

/** A term's runs in a field: one for each alternative, or for each word with the prefix. */
export function runsOf(field: TextField, { name, term, weight, language }: FieldTerm): readonly Run[] {
  if (term.isPrefix)
    return field
      .findPrefix(term.alternatives[0]?.[0] ?? '')
      .map((range) => constantRun(field, range, weight));
  return term.alternatives.flatMap((words, number) => {
    const factor = weight * (number === 0 ? 1 : synonymFactor);
    const placed = placeWords(field, { name, words, language });
    const [first] = placed ?? [];
    if (!placed || !first) return [];
    return placed.length === 1
      ? [wordRun(field, first.range, factor)]
      : [conjunctionRun(field, placed, { factor, isPhrase: term.isPhrase })];
  });
}

type Words = { readonly name: string; readonly words: readonly string[]; readonly language: string };

/** The postings of each word in a field; undefined when a word does not occur. A stop word only keeps its place. */
export function placeWords(
  field: TextField,
  { name, words, language }: Words,
): readonly PlacedWord[] | undefined {
  const { isExact } = textSource(name);
  const placed: PlacedWord[] = [];
  for (const [offset, word] of words.entries()) {
    if (words.length > 1 && !isExact && isStopWord(word, language)) continue;
    const range = field.find(isExact ? word : stem(word, language));
    if (!range) return undefined;
    placed.push({ range, offset });
  }
  return placed.length > 0 ? placed : undefined;
}

/** BM25's inverse document frequency of a word in a field. */
export function idfOf({ documentCount }: TextField, { from, to }: PostingRange): number {
  const frequency = to - from;
  return Math.log(1 + (documentCount - frequency + 0.5) / (frequency + 0.5));
}

/** Every word with the prefix counts the same, as a wildcard does in Solr. */
function constantRun(field: TextField, { from, to }: PostingRange, weight: number): Run {
  const { documents } = field.data;
  let posting = from;
  return {
    addTo: (scores, isOnly) => {
      for (const { end } = scores; posting < to; posting += 1) {
        const document = documents[posting] ?? 0;
        if (document >= end) break;
        if (isOnly) scores.addOnly(document, weight);
        else scores.add(document, weight);
      }
    },
  };
}

/** The postings of a word, scored by BM25. The busiest loop of a search: nothing in it is looked up twice. */
function wordRun(field: TextField, range: PostingRange, factor: number): Run {
  const { documents, lengths, positionStarts } = field.data;
  const { from, to } = range;
  const { base, slope } = dampingOf(field);
  const most = factor * idfOf(field, range) * (k1 + 1);
  let posting = from;
  return {
    addTo: (scores, isOnly) => {
      const { end } = scores;
      let begin = positionStarts[posting] ?? 0;
      for (; posting < to; posting += 1) {
        const document = documents[posting] ?? 0;
        if (document >= end) break;
        const next = positionStarts[posting + 1] ?? 0;
        const tf = next - begin;
        begin = next;
        const score = (most * tf) / (tf + base + slope * (lengths[document] ?? 0));
        if (isOnly) scores.addOnly(document, score);
        else scores.add(document, score);
      }
    },
  };
}

/** Documents with all of several words. They are few, so they are found in one go. */
function conjunctionRun(
  field: TextField,
  placed: readonly PlacedWord[],
  { factor, isPhrase }: { readonly factor: number; readonly isPhrase: boolean },
): Run {
  const { lengths } = field.data;
  const { base, slope } = dampingOf(field);
  const idfs = placed.map(({ range }) => idfOf(field, range));
  const documents = new Numbers();
  const found: number[] = [];
  forEachConjunction(field, placed, isPhrase, (document, postings) => {
    const damping = base + slope * (lengths[document] ?? 0);
    let score = 0;
    for (const [at, posting] of postings.entries()) {
      const tf = field.frequency(posting);
      score += ((idfs[at] ?? 0) * tf * (k1 + 1)) / (tf + damping);
    }
    documents.push(document);
    found.push(factor * score);
  });
  const numbers = documents.view();
  let at = 0;
  return {
    addTo: (scores) => {
      for (const { end } = scores; at < numbers.length; at += 1) {
        const document = numbers[at] ?? 0;
        if (document >= end) break;
        scores.add(document, found[at] ?? 0);
      }
    },
  };
}

/** BM25's saturation of a word's frequency in a document: `base + slope × length`. */
function dampingOf({ averageLength }: TextField): { readonly base: number; readonly slope: number } {
  return { base: k1 * (1 - b), slope: (k1 * b) / averageLength };
}
