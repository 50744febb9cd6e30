import { BitSet } from './bitset.ts';
import type { Saturation } from './fields.ts';
import { lowerBound } from './numbers.ts';

/** An analysed text field as flat arrays, as on disk. */
export type TextFieldData = {
  /** The field's words, sorted. */
  readonly terms: readonly string[];
  /** For each word, where its postings begin; one entry more than words. */
  readonly starts: Uint32Array;
  /** For each posting, its document; ascending within a word. */
  readonly documents: Uint32Array;
  /** For each posting, where its positions begin; one entry more than postings. */
  readonly positionStarts: Uint32Array;
  readonly positions: Uint16Array;
  /** Number of words in each document, as coarse as Lucene keeps it. */
  readonly lengths: Uint16Array;
  /** Number of words in all documents. */
  readonly wordCount: number;
};

/** The postings of one word: a range of the field's arrays. */
export type PostingRange = { readonly from: number; readonly to: number };

/** The words of a text field and their positions. */
export class TextField {
  readonly data: TextFieldData;
  /** Number of documents that have the field. */
  readonly documentCount: number;
  readonly averageLength: number;

  readonly saturation: Saturation;

  constructor(data: TextFieldData, saturation: Saturation) {
    this.data = data;
    this.saturation = saturation;
    let filled = 0;
    for (const length of data.lengths) if (length > 0) filled += 1;
    this.documentCount = filled;
    this.averageLength = filled > 0 ? data.wordCount / filled : 1;
  }

  /** @returns undefined when no document has the word */
  find(term: string): PostingRange | undefined {
    const { terms, starts } = this.data;
    const at = lowerBound(terms, term);
    return terms[at] === term ? { from: starts[at] ?? 0, to: starts[at + 1] ?? 0 } : undefined;
  }

  /** The postings of each word with the prefix. */
  findPrefix(prefix: string): readonly PostingRange[] {
    const { terms, starts } = this.data;
    const first = lowerBound(terms, prefix);
    const last = lowerBound(terms, `${prefix}\uffff`);
    return Array.from({ length: last - first }, (_unused, at) => ({
      from: starts[first + at] ?? 0,
      to: starts[first + at + 1] ?? 0,
    }));
  }

  /** The documents with a word. */
  withTerm(term: string): BitSet {
    const { documents, lengths } = this.data;
    const found = new BitSet(lengths.length);
    const { from, to } = this.find(term) ?? { from: 0, to: 0 };
    for (const document of documents.subarray(from, to)) found.add(document);
    return found;
  }

  /** The documents with a word that matches. */
  withTerms(wanted: RegExp): BitSet {
    const { terms, starts, documents, lengths } = this.data;
    const found = new BitSet(lengths.length);
    terms.forEach((term, number) => {
      if (!wanted.test(term)) return;
      for (const document of documents.subarray(starts[number], starts[number + 1])) found.add(document);
    });
    return found;
  }

  /** How often a posting's word occurs in its document. */
  frequency(posting: number): number {
    const { positionStarts } = this.data;
    return (positionStarts[posting + 1] ?? 0) - (positionStarts[posting] ?? 0);
  }
}
