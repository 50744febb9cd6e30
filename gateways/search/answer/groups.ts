import type { BitSet } from '../index/bitset.ts';
import { pageOf, type Order } from './sort.ts';

type Groups = {
  readonly request: URLSearchParams;
  readonly found: BitSet;
  readonly order: Order;
  readonly scores: Float32Array;
  /** Whether a group's best score is told. */
  readonly wantsScore: boolean;
  /** Documents of one group at most. */
  readonly most: number;
  readonly offset: number;
  /** The documents of a `group.query`. @throws FilterSyntaxError */
  readonly passing: (query: string) => BitSet;
  readonly shaped: (document: number) => unknown;
};

/** The queries that make groups of the results; none where one list is asked for. @requirement B18 */
export function groupQueries(request: URLSearchParams): readonly string[] {
  return request.get('group') === 'true' ? request.getAll('group.query') : [];
}

/**
 * Answers `group.query=…`: the first results of each query, in the order of the whole, and how many there are. A group's best
 * score is told where scores are asked for.
 * @throws FilterSyntaxError
 * @requirement B1 B18
 */
export function groupsOf({
  request,
  found,
  order,
  scores,
  wantsScore,
  most,
  offset,
  passing,
  shaped,
}: Groups): Readonly<Record<string, unknown>> {
  const matches = found.count;
  const groups = groupQueries(request).map((query) => {
    const own = passing(query).and(found);
    const docs = pageOf(own, order, { start: offset, rows: most });
    const best = wantsScore ? { maxScore: bestOf(own, scores) } : {};
    const doclist = {
      numFound: own.count,
      start: offset,
      ...best,
      numFoundExact: true,
      docs: docs.map(shaped),
    };
    return [query, { matches, doclist }] as const;
  });
  return Object.fromEntries(groups);
}

function bestOf(documents: BitSet, scores: Float32Array): number {
  let best = 0;
  documents.forEach((document) => {
    best = Math.max(best, scores[document] ?? 0);
  });
  return best;
}
