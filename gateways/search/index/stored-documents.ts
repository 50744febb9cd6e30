import type { Steps } from '../../lib/steps.ts';
import type { SearchDocument } from '../document.ts';
import { narrowest, Numbers, type NarrowNumbers } from './numbers.ts';

export type StoredData = {
  /** The documents' JSON, one after another. */
  readonly bytes: Uint8Array;
  /** Where each document begins; one entry more than documents. */
  readonly starts: Uint32Array;
  /** Every field name once. */
  readonly names: readonly string[];
  /** For each document, where its fields begin in `fields`; one entry more than documents. */
  readonly firstFields: Uint32Array;
  /** Indexes of names, in each document's own order. */
  readonly fields: NarrowNumbers;
  /** Where each field begins in `bytes`, with its name. */
  readonly fieldStarts: Uint32Array;
};

const maxParsed = 2000;

/** The documents. Only the fields that are shown are parsed. */
export class StoredDocuments {
  readonly data: StoredData;
  readonly #bytes: Buffer;
  readonly #parsed = new Map<number, SearchDocument>();

  constructor(data: StoredData) {
    this.data = data;
    this.#bytes = Buffer.from(data.bytes.buffer, data.bytes.byteOffset, data.bytes.byteLength);
  }

  get size(): number {
    return this.data.starts.length - 1;
  }

  get(number: number): SearchDocument {
    const known = this.#parsed.get(number);
    if (known) return known;
    const { starts } = this.data;
    const text = this.#bytes.toString('utf8', starts[number], starts[number + 1]);
    const document = JSON.parse(text) as SearchDocument;
    if (this.#parsed.size >= maxParsed) this.#parsed.clear();
    this.#parsed.set(number, document);
    return document;
  }

  /** Some fields of a document. A long list of short documents, such as a map's, reads no texts. */
  pick(number: number, wanted: ReadonlySet<string>): Partial<SearchDocument> {
    const { starts, names, firstFields, fields, fieldStarts } = this.data;
    const pieces: string[] = [];
    const after = firstFields[number + 1] ?? 0;
    for (let at = firstFields[number] ?? 0; at < after; at += 1) {
      if (!wanted.has(names[fields[at] ?? 0] ?? '')) continue;
      const next = at + 1 < after ? fieldStarts[at + 1] : starts[number + 1];
      // Without the comma or bracket that follows.
      pieces.push(this.#bytes.toString('utf8', fieldStarts[at], (next ?? 0) - 1));
    }
    return JSON.parse(`{${pieces.join()}}`) as Partial<SearchDocument>;
  }
}

/** Stores documents as one run of JSON, in steps. @throws RangeError beyond 4 GB @requirement B18 */
export function* storingSteps(documents: readonly SearchDocument[]): Steps<StoredDocuments> {
  const starts = new Uint32Array(documents.length + 1);
  const firstFields = new Uint32Array(documents.length + 1);
  const numberOf = new Map<string, number>();
  const [fields, fieldStarts] = [new Numbers(), new Numbers()];
  let end = 0;
  const pieces: Buffer[] = [];
  for (const [number, document] of documents.entries()) {
    const written = Object.entries(document).map(([name, value]) => {
      if (!numberOf.has(name)) numberOf.set(name, numberOf.size);
      fields.push(numberOf.get(name) ?? 0);
      return `${JSON.stringify(name)}:${JSON.stringify(value)}`;
    });
    let at = end + 1;
    for (const field of written) {
      fieldStarts.push(at);
      at += Buffer.byteLength(field) + 1;
    }
    const piece = Buffer.from(`{${written.join()}}`);
    end += piece.length;
    if (end > 0xffffffff) throw new RangeError('the index is larger than 4 GB');
    starts[number + 1] = end;
    firstFields[number + 1] = fields.length;
    pieces.push(piece);
    yield;
  }
  const Fields = narrowest(numberOf.size);
  return new StoredDocuments({
    bytes: Buffer.concat(pieces),
    starts,
    names: [...numberOf.keys()],
    firstFields,
    fields: Fields.from(fields.view()),
    fieldStarts: fieldStarts.view().slice(),
  });
}
