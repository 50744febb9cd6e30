import { isStopWord, stem } from '../analysis/language.ts';
import { BitSet } from '../index/bitset.ts';
import { textSource } from '../index/fields.ts';
import { Numbers } from '../index/numbers.ts';
import type { SearchIndex } from '../index/search-index.ts';
import type { PostingRange, TextField } from '../index/text-field.ts';
import { requiredMatches } from './minimum-match.ts';
import type { QueryTerm } from './parse.ts';
import { MAX_PREFIX_FIELDS, scorePrefix } from './prefix-scores.ts';
import { TermScores } from './term-scores.ts';
import { forEachTogether, type PlacedWord } from './together.ts';

/** How much a match in each field weighs. */
export type Weights = Readonly<Record<string, number>>;

export type Scoring = {
  readonly weights: Weights;
  /** Weights of a field in which the whole query stands as a phrase: Solr's `pf`. */
  readonly phraseWeights: Weights;
  readonly tie: number;
  /** How many terms have to match, in Solr's grammar. */
  readonly minimumMatch: string;
  readonly language: string;
};

export type Scored = { readonly scores: Float32Array; readonly matches: BitSet };

const k1 = 1.2;
const b = 0.75;
/** What stands for a typed word counts a little less than the word itself. */
const synonymFactor = 0.9;

/**
 * Scores every document that a query matches, as edismax does: for each term the best field counts, the others by
 * `tie`; a document's score is the sum over terms, and at least `mm` of them have to match. A query that stands as a
 * phrase in a field adds that field's `pf` weight.
 */
export function scoreDocuments(index: SearchIndex, terms: readonly QueryTerm[], scoring: Scoring): Scored {
  const scores = new Float32Array(index.size);
  const matches = new BitSet(index.size);
  const [only] = terms;
  if (terms.length === 1 && only) {
    scoreTerm(index, only, scoring, (document, score) => {
      scores[document] = score;
      matches.add(document);
    });
  } else scoreTerms(index, terms, scoring, { scores, matches });
  addPhrases(index, terms, scoring, { scores, matches });
  return { scores, matches };
}

function scoreTerms(
  index: SearchIndex,
  terms: readonly QueryTerm[],
  scoring: Scoring,
  { scores, matches }: Scored,
): void {
  const matched = new Uint16Array(index.size);
  const touched = new Numbers();
  for (const term of terms) {
    scoreTerm(index, term, scoring, (document, score) => {
      if (matched[document] === 0) touched.push(document);
      matched[document] = (matched[document] ?? 0) + 1;
      scores[document] = (scores[document] ?? 0) + score;
    });
  }
  const needed = requiredMatches(scoring.minimumMatch, terms.length);
  for (const document of touched.view()) if ((matched[document] ?? 0) >= needed) matches.add(document);
}

/** Calls for each document that has a term, with the term's score. */
function scoreTerm(
  index: SearchIndex,
  term: QueryTerm,
  { weights, tie, language }: Scoring,
  visit: (document: number, score: number) => void,
): void {
  const fields = Object.entries(weights);
  if (term.isPrefix && fields.length <= MAX_PREFIX_FIELDS) {
    const prefix = term.alternatives[0]?.[0] ?? '';
    const ranges = fields.map(([name, weight]) => {
      const field = index.text(name);
      return { documents: field.data.documents, ...field.findPrefix(prefix), weight };
    });
    scorePrefix(index.size, ranges, tie, visit);
    return;
  }
  const scores = new TermScores(index.size);
  for (const [name, weight] of fields) {
    scoreField(index, name, { term, weight, language }, scores);
    scores.closeField();
  }
  scores.close(tie, visit);
}

type FieldTerm = { readonly term: QueryTerm; readonly weight: number; readonly language: string };

function scoreField(
  index: SearchIndex,
  name: string,
  { term, weight, language }: FieldTerm,
  into: TermScores,
) {
  const field = index.text(name);
  const { documents } = field.data;
  if (term.isPrefix) {
    const { from, to } = field.findPrefix(term.alternatives[0]?.[0] ?? '');
    for (let posting = from; posting < to; posting += 1) into.add(documents[posting] ?? 0, weight);
    return;
  }
  // Without alternatives a document has one score in the field.
  const isOnly = term.alternatives.length === 1;
  term.alternatives.forEach((words, number) => {
    const factor = weight * (number === 0 ? 1 : synonymFactor);
    const placed = placeWords(field, { name, words, language });
    if (!placed) return;
    const idfs = placed.map(({ range }) => idfOf(field, range.to - range.from));
    const [only] = placed;
    if (placed.length === 1 && only) {
      scoreWord(field, { ...only.range, factor: factor * (idfs[0] ?? 0), isOnly }, into);
      return;
    }
    forEachTogether(field, placed, term.isPhrase, (document, postings) => {
      let score = 0;
      for (const [at, posting] of postings.entries()) score += (idfs[at] ?? 0) * termWeight(field, posting);
      into.add(document, factor * score);
    });
  });
}

type Words = { readonly name: string; readonly words: readonly string[]; readonly language: string };

/** A field's postings of each word; undefined when a word is nowhere in it. Stop words keep their place only. */
function placeWords(field: TextField, { name, words, language }: Words): readonly PlacedWord[] | undefined {
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

function idfOf({ documentCount }: TextField, frequency: number): number {
  return Math.log(1 + (documentCount - frequency + 0.5) / (frequency + 0.5));
}

/** `termWeight` for all postings of a word: the busiest loop of a search, so nothing is looked up twice. */
function scoreWord(
  field: TextField,
  word: PostingRange & { readonly factor: number; readonly isOnly: boolean },
  into: TermScores,
): void {
  const { documents, lengths, positionStarts } = field.data;
  const { from, to, isOnly } = word;
  const base = k1 * (1 - b);
  const slope = (k1 * b) / field.averageLength;
  const most = word.factor * (k1 + 1);
  let begin = positionStarts[from] ?? 0;
  for (let posting = from; posting < to; posting += 1) {
    const end = positionStarts[posting + 1] ?? 0;
    const tf = end - begin;
    begin = end;
    const document = documents[posting] ?? 0;
    const score = (most * tf) / (tf + base + slope * (lengths[document] ?? 0));
    if (isOnly) into.addOnce(document, score);
    else into.add(document, score);
  }
}

/** BM25 without its idf. */
function termWeight(field: TextField, posting: number): number {
  const { documents, lengths } = field.data;
  const tf = field.frequency(posting);
  const length = lengths[documents[posting] ?? 0] ?? 0;
  return (tf * (k1 + 1)) / (tf + k1 * (1 - b + (b * length) / field.averageLength));
}

function addPhrases(
  index: SearchIndex,
  terms: readonly QueryTerm[],
  { phraseWeights, language }: Scoring,
  { scores, matches }: Scored,
): void {
  const words = terms.flatMap(({ alternatives }) => alternatives[0] ?? []);
  if (words.length < 2 || terms.some(({ isPrefix }) => isPrefix)) return;
  for (const [name, weight] of Object.entries(phraseWeights)) {
    const field = index.text(name);
    const placed = placeWords(field, { name, words, language });
    if (!placed || placed.length < 2) continue;
    const idf = placed.reduce((sum, { range }) => sum + idfOf(field, range.to - range.from), 0);
    forEachTogether(field, placed, true, (document) => {
      if (matches.has(document)) scores[document] = (scores[document] ?? 0) + weight * idf;
    });
  }
}
