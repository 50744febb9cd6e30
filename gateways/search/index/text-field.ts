import type { Token } from '../analysis/tokens.ts';
import { BitSet } from './bitset.ts';
import { lowerBound, Numbers, startsOf } from './numbers.ts';

/** An analysed text field as flat arrays, as it is kept on disk. */
export type TextFieldData = {
  /** The field's words in order. */
  readonly terms: readonly string[];
  /** For each word, where its postings begin; one entry more than words. */
  readonly starts: Uint32Array;
  /** For each posting, its document; rising within a word. */
  readonly documents: Uint32Array;
  /** For each posting, where its positions begin; one entry more than postings. */
  readonly positionStarts: Uint32Array;
  readonly positions: Uint16Array;
  /** Words in each document. */
  readonly lengths: Uint16Array;
};

const most = 65_535;

/** The postings of one word: a range of the field's arrays. */
export type PostingRange = { readonly from: number; readonly to: number };

/** Words of a text field and where they stand. */
export class TextField {
  readonly data: TextFieldData;
  /** Documents that have the field. */
  readonly documentCount: number;
  readonly averageLength: number;

  constructor(data: TextFieldData) {
    this.data = data;
    let total = 0;
    let filled = 0;
    for (const length of data.lengths) {
      total += length;
      if (length > 0) filled += 1;
    }
    this.documentCount = filled;
    this.averageLength = filled > 0 ? total / filled : 1;
  }

  /** @returns undefined when no document has the word */
  find(term: string): PostingRange | undefined {
    const { terms, starts } = this.data;
    const at = lowerBound(terms, term);
    return terms[at] === term ? { from: starts[at] ?? 0, to: starts[at + 1] ?? 0 } : undefined;
  }

  /** The postings of each word that begins so. */
  findPrefix(prefix: string): readonly PostingRange[] {
    const { terms, starts } = this.data;
    const first = lowerBound(terms, prefix);
    const last = lowerBound(terms, `${prefix}\uffff`);
    return Array.from({ length: last - first }, (_unused, at) => ({
      from: starts[first + at] ?? 0,
      to: starts[first + at + 1] ?? 0,
    }));
  }

  /** The documents with a word that is of a form. */
  withTerms(wanted: RegExp): BitSet {
    const { terms, starts, documents, lengths } = this.data;
    const found = new BitSet(lengths.length);
    terms.forEach((term, number) => {
      if (!wanted.test(term)) return;
      for (const document of documents.subarray(starts[number], starts[number + 1])) found.add(document);
    });
    return found;
  }

  /** How often a posting's word stands in its document. */
  frequency(posting: number): number {
    const { positionStarts } = this.data;
    return (positionStarts[posting + 1] ?? 0) - (positionStarts[posting] ?? 0);
  }
}

/** Builds a field from the words of every document. */
export function buildTextField(
  size: number,
  tokensOf: (document: number) => readonly Pick<Token, 'term' | 'position'>[],
): TextField {
  const numberOf = new Map<string, number>();
  const [tokenTerms, tokenDocuments, tokenPositions] = [new Numbers(), new Numbers(), new Numbers()];
  const lengths = new Uint16Array(size);
  for (let document = 0; document < size; document += 1) {
    const tokens = tokensOf(document);
    lengths[document] = Math.min(tokens.length, most);
    for (const { term, position } of tokens) {
      let number = numberOf.get(term);
      if (number === undefined) {
        number = numberOf.size;
        numberOf.set(term, number);
      }
      tokenTerms.push(number);
      tokenDocuments.push(document);
      tokenPositions.push(Math.min(position, most));
    }
  }
  const terms = [...numberOf.keys()].sort();
  const rank = new Uint32Array(terms.length);
  terms.forEach((term, order) => {
    rank[numberOf.get(term) ?? 0] = order;
  });
  const order = sortedByTerm(tokenTerms.view(), rank);
  return new TextField({
    terms,
    lengths,
    ...postingsOf(order, {
      termCount: terms.length,
      rank,
      terms: tokenTerms.view(),
      documents: tokenDocuments.view(),
      positions: tokenPositions.view(),
    }),
  });
}

/** The tokens' numbers, ordered by their word; tokens of one word keep their order. */
function sortedByTerm(tokenTerms: Uint32Array, rank: Uint32Array): Uint32Array {
  const counts = new Uint32Array(rank.length);
  for (const term of tokenTerms) counts[rank[term] ?? 0] = (counts[rank[term] ?? 0] ?? 0) + 1;
  const next = startsOf(counts);
  const order = new Uint32Array(tokenTerms.length);
  tokenTerms.forEach((term, token) => {
    const place = next[rank[term] ?? 0] ?? 0;
    next[rank[term] ?? 0] = place + 1;
    order[place] = token;
  });
  return order;
}

type TokenColumns = {
  readonly termCount: number;
  readonly rank: Uint32Array;
  readonly terms: Uint32Array;
  readonly documents: Uint32Array;
  readonly positions: Uint32Array;
};

function postingsOf(order: Uint32Array, columns: TokenColumns) {
  const postingCounts = new Uint32Array(columns.termCount);
  const [documents, positionStarts] = [new Numbers(), new Numbers()];
  const positions = new Uint16Array(order.length);
  let lastTerm = -1;
  let lastDocument = -1;
  order.forEach((token, at) => {
    const term = columns.rank[columns.terms[token] ?? 0] ?? 0;
    const document = columns.documents[token] ?? 0;
    if (term !== lastTerm || document !== lastDocument) {
      postingCounts[term] = (postingCounts[term] ?? 0) + 1;
      documents.push(document);
      positionStarts.push(at);
    }
    positions[at] = columns.positions[token] ?? 0;
    lastTerm = term;
    lastDocument = document;
  });
  positionStarts.push(order.length);
  return {
    starts: startsOf(postingCounts),
    documents: documents.view().slice(),
    positionStarts: positionStarts.view().slice(),
    positions,
  };
}
