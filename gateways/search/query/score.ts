import { isStopWord, stem } from '../analysis/language.ts';
import { BitSet } from '../index/bitset.ts';
import { textSource } from '../index/fields.ts';
import { Numbers } from '../index/numbers.ts';
import type { SearchIndex } from '../index/search-index.ts';
import type { TextField } from '../index/text-field.ts';
import { requiredMatches } from './minimum-match.ts';
import type { QueryTerm } from './parse.ts';
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
  const { size } = index;
  const scores = new Float32Array(size);
  const matched = new Uint16Array(size);
  const touched = new Numbers();
  const term = new TermScores(size);
  for (const each of terms) {
    for (const [name, weight] of Object.entries(scoring.weights)) {
      scoreField(index, name, { term: each, weight, language: scoring.language }, term);
      term.closeField();
    }
    term.close(scoring.tie, (document, score) => {
      if (matched[document] === 0) touched.push(document);
      matched[document] = (matched[document] ?? 0) + 1;
      scores[document] = (scores[document] ?? 0) + score;
    });
  }
  const needed = requiredMatches(scoring.minimumMatch, terms.length);
  const matches = new BitSet(size);
  for (const document of touched.view()) if ((matched[document] ?? 0) >= needed) matches.add(document);
  addPhrases(index, terms, scoring, { scores, matches });
  return { scores, matches };
}

/** The scores of one term: the best of its alternatives within a field, then fields joined by `tie`. */
class TermScores {
  readonly #field: Float32Array;
  readonly #best: Float32Array;
  readonly #sum: Float32Array;
  #inField = new Numbers();
  #inTerm = new Numbers();

  constructor(size: number) {
    this.#field = new Float32Array(size);
    this.#best = new Float32Array(size);
    this.#sum = new Float32Array(size);
  }

  add(document: number, score: number): void {
    const known = this.#field[document] ?? 0;
    if (known === 0) this.#inField.push(document);
    if (score > known) this.#field[document] = score;
  }

  closeField(): void {
    for (const document of this.#inField.view()) {
      const score = this.#field[document] ?? 0;
      this.#field[document] = 0;
      const best = this.#best[document] ?? 0;
      if (best === 0) this.#inTerm.push(document);
      if (score > best) this.#best[document] = score;
      this.#sum[document] = (this.#sum[document] ?? 0) + score;
    }
    this.#inField.length = 0;
  }

  close(tie: number, visit: (document: number, score: number) => void): void {
    for (const document of this.#inTerm.view()) {
      const best = this.#best[document] ?? 0;
      visit(document, best + tie * ((this.#sum[document] ?? 0) - best));
      this.#best[document] = 0;
      this.#sum[document] = 0;
    }
    this.#inTerm.length = 0;
  }
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
    // Each word that begins so counts the same, as a wildcard does in Solr.
    const { from, to } = field.findPrefix(term.alternatives[0]?.[0] ?? '');
    for (let posting = from; posting < to; posting += 1) into.add(documents[posting] ?? 0, weight);
    return;
  }
  term.alternatives.forEach((words, number) => {
    const factor = weight * (number === 0 ? 1 : synonymFactor);
    const placed = placeWords(field, { name, words, language });
    if (!placed) return;
    const idfs = placed.map(({ range }) => idfOf(field, range.to - range.from));
    const [only] = placed;
    if (placed.length === 1 && only) {
      for (let posting = only.range.from; posting < only.range.to; posting += 1)
        into.add(documents[posting] ?? 0, factor * (idfs[0] ?? 0) * termWeight(field, posting));
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
