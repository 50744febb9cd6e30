import { numberOf, type WireDocument } from '#services/search/wire';

/** To be asked for beside the fields of the documents. */
export const scoreField = 'score';
/** Whoever has less than this share of the best score only mentions what is looked for. */
const share = 0.5;

/**
 * The documents that fit about as well as the best one: its specialty is what was asked for, and not a word of its text.
 * Their scores must tell of the words alone, without boosts.
 * @returns all of them where the service says no scores
 * @requirement B16 I19
 */
export function fitting(documents: readonly WireDocument[]): readonly WireDocument[] {
  const scores = documents.map((document) => numberOf(document[scoreField]) ?? 0);
  const least = Math.max(0, ...scores) * share;
  return documents.filter((_document, at) => (scores[at] ?? 0) >= least);
}
