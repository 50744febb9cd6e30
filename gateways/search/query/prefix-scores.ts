import { Numbers } from '../index/numbers.ts';

/** In so many fields the combinations fit a small table. */
export const MAX_PREFIX_FIELDS = 16;

/** A field's postings of the words that begin so: documents, some of them several times. */
export type PrefixRange = {
  readonly documents: Uint32Array;
  readonly from: number;
  readonly to: number;
  readonly weight: number;
};

/**
 * Scores the documents that have a word that begins so. Each such word counts the same, as a wildcard does in Solr:
 * the score follows from the fields alone. So a document only notes its fields, as bits, and each combination of fields
 * is worked out once.
 * @param ranges - at most `MAX_PREFIX_FIELDS`
 */
export function scorePrefix(
  size: number,
  ranges: readonly PrefixRange[],
  tie: number,
  visit: (document: number, score: number) => void,
): void {
  const fieldsOf = new Uint16Array(size);
  const touched = new Numbers();
  for (const [number, { documents, from, to }] of ranges.entries()) {
    const bit = 1 << number;
    for (let posting = from; posting < to; posting += 1) {
      const document = documents[posting] ?? 0;
      const known = fieldsOf[document] ?? 0;
      if (known === 0) touched.push(document);
      fieldsOf[document] = known | bit;
    }
  }
  const scoreOf = new Float32Array(1 << ranges.length);
  for (const document of touched.view()) {
    const fields = fieldsOf[document] ?? 0;
    const score = scoreOf[fields] || joined(ranges, fields, tie);
    scoreOf[fields] = score;
    visit(document, score);
  }
}

/** The best of the fields' weights, and the others by `tie`. */
function joined(ranges: readonly PrefixRange[], fields: number, tie: number): number {
  const weights = ranges.flatMap(({ weight }, number) => ((fields & (1 << number)) === 0 ? [] : [weight]));
  const best = Math.max(...weights);
  return best + tie * (weights.reduce((sum, weight) => sum + weight, 0) - best);
}
