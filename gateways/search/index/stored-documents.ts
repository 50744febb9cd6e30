import type { SearchDocument } from '../document.ts';

export type StoredData = {
  /** The documents' JSON, one after the other. */
  readonly bytes: Uint8Array;
  /** Where each begins; one entry more than documents. */
  readonly starts: Uint32Array;
};

const maxParsed = 2000;

/** The documents themselves: only those that are shown are parsed. */
export class StoredDocuments {
  readonly data: StoredData;
  readonly #parsed = new Map<number, SearchDocument>();

  constructor(data: StoredData) {
    this.data = data;
  }

  get size(): number {
    return this.data.starts.length - 1;
  }

  get(number: number): SearchDocument {
    const known = this.#parsed.get(number);
    if (known) return known;
    const { bytes, starts } = this.data;
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString(
      'utf8',
      starts[number],
      starts[number + 1],
    );
    const document = JSON.parse(text) as SearchDocument;
    if (this.#parsed.size >= maxParsed) this.#parsed.clear();
    this.#parsed.set(number, document);
    return document;
  }
}

/** @throws RangeError beyond 4 GB */
export function storeDocuments(documents: readonly SearchDocument[]): StoredDocuments {
  const starts = new Uint32Array(documents.length + 1);
  const pieces = documents.map((document) => Buffer.from(JSON.stringify(document)));
  let end = 0;
  pieces.forEach((piece, number) => {
    end += piece.length;
    if (end > 0xffffffff) throw new RangeError('the index is larger than 4 GB');
    starts[number + 1] = end;
  });
  return new StoredDocuments({ bytes: Buffer.concat(pieces), starts });
}
