import { BitSet } from '../index/bitset.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { requiredMatches } from './minimum-match.ts';
import type { QueryTerm, Terms } from './parse.ts';
import { phraseRunsOf } from './phrases.ts';
import { runsOf, type FieldRuns } from './runs.ts';
import { WindowScores } from './window-scores.ts';

/** The weight of a match in each field. */
export type Weights = Readonly<Record<string, number>>;

export type Scoring = {
  readonly weights: Weights;
  /** Weights for fields in which the whole query occurs as a phrase: Solr's `pf`. */
  readonly phraseWeights: Weights;
  readonly tie: number;
  /** How many terms must match, in Solr's grammar. */
  readonly minimumMatch: string;
  readonly language: string;
};

export type Scored = { readonly scores: Float32Array; readonly matches: BitSet };

/**
 * Scores every document that a query matches, as edismax does. For each term the best field counts fully and the others
 * by `tie`; a document's score is the sum over terms, of which at least `mm` must match. A query that occurs as a
 * phrase in a field scores there once more, by `pf`. As in Lucene, documents are scored in windows, so that the sums stay
 * in the processor's cache.
 * @requirement B18
 */
export function scoreDocuments(index: SearchIndex, { terms, inOrder }: Terms, scoring: Scoring): Scored {
  const scores = new Float32Array(index.size);
  const matches = new BitSet(index.size);
  const termRuns = terms.map((term) => fieldRunsOf(index, term, scoring));
  const isWhole = !terms.some(({ isPrefix }) => isPrefix);
  const phraseRuns = isWhole ? phraseRunsOf(index, inOrder, scoring) : [];
  const needed = requiredMatches(scoring.minimumMatch, terms.length);
  const keep = (document: number, score: number) => {
    scores[document] = score;
    matches.add(document);
  };
  const windows = new WindowScores(index.size);
  while (windows.from < index.size) {
    for (const fieldRuns of termRuns) {
      addFields(windows, fieldRuns);
      windows.closeTerm(scoring.tie);
    }
    addFields(windows, phraseRuns);
    windows.closePhrase(scoring.tie);
    windows.close(needed, keep);
  }
  return { scores, matches };
}

function addFields(windows: WindowScores, fieldRuns: readonly FieldRuns[]): void {
  for (const { runs, adding } of fieldRuns) {
    for (const run of runs) run.addTo(windows, adding);
    windows.closeField();
  }
}

function fieldRunsOf(
  index: SearchIndex,
  term: QueryTerm,
  { weights, language }: Scoring,
): readonly FieldRuns[] {
  return Object.entries(weights)
    .map(([name, weight]) => runsOf(index.text(name), { name, term, weight, language }))
    .filter(({ runs }) => runs.length > 0);
}
