import { valuesOf, type FieldChanges, type FieldValue, type SearchDocument } from '../document.ts';
import { parsePoint, type Point } from '../filters/geo.ts';
import type { BitSet } from './bitset.ts';
import { buildTextField } from './build-text-field.ts';
import { buildValueField } from './build-value-field.ts';
import { tokensOf } from './document-tokens.ts';
import { saturationOf, textSource } from './fields.ts';
import { StoredDocuments, type StoredData } from './stored-documents.ts';
import { TextField, type TextFieldData } from './text-field.ts';
import { ValueField, type ValueFieldData } from './value-field.ts';

/** An index as flat arrays, as a snapshot keeps it. */
export type IndexData = {
  readonly stored: StoredData;
  readonly text: Readonly<Record<string, TextFieldData>>;
  readonly values: Readonly<Record<string, ValueFieldData>>;
};

const maxFilters = 500;

/** New field values by document id. */
export type Patches = ReadonlyMap<string, FieldChanges>;

type Parts = {
  readonly stored: StoredDocuments;
  readonly text: Map<string, TextField>;
  readonly values: Map<string, ValueField>;
  readonly patches: Patches;
};

/** An index over a list of documents. Immutable: a change makes a new one. */
export class SearchIndex {
  readonly #stored: StoredDocuments;
  readonly #text: Map<string, TextField>;
  readonly #values: Map<string, ValueField>;
  readonly #patches: Patches;
  readonly #points = new Map<string, readonly (Point | undefined)[]>();
  readonly #filters = new Map<string, BitSet>();
  #nothing: ValueField | undefined;

  private constructor({ stored, text, values, patches }: Parts) {
    this.#stored = stored;
    this.#text = text;
    this.#values = values;
    this.#patches = patches;
  }

  static of({ stored, text, values }: IndexData): SearchIndex {
    return new SearchIndex({
      stored: new StoredDocuments(stored),
      text: new Map(
        Object.entries(text).map(([name, data]) => [name, new TextField(data, saturationOf(name))]),
      ),
      values: new Map(Object.entries(values).map(([name, data]) => [name, new ValueField(data)])),
      patches: new Map(),
    });
  }

  /**
   * This index with other values in some fields of some documents. Everything else is shared, so the cost is one pass
   * over the documents for each changed field.
   * @param patches - must not hold text fields
   */
  with(patches: Patches): SearchIndex {
    if (patches.size === 0) return this;
    const ids = this.values('_uniqueid');
    const values = new Map(this.#values);
    for (const name of new Set([...patches.values()].flatMap((fields) => Object.keys(fields)))) {
      const before = this.values(name);
      const after = (number: number) => {
        const change = patches.get(ids.first(number) ?? '')?.[name];
        return change === undefined ? before.of(number) : change === null ? [] : [change].flat();
      };
      values.set(name, buildValueField(this.size, after));
    }
    return new SearchIndex({ stored: this.#stored, text: this.#text, values, patches });
  }

  get size(): number {
    return this.#stored.size;
  }

  get data(): IndexData {
    return {
      stored: this.#stored.data,
      text: Object.fromEntries([...this.#text].map(([name, field]) => [name, field.data])),
      values: Object.fromEntries([...this.#values].map(([name, field]) => [name, field.data])),
    };
  }

  document(number: number): SearchDocument {
    return this.#patched(number, this.#stored.get(number)) as SearchDocument;
  }

  /** Some fields of a document. */
  pick(number: number, wanted: ReadonlySet<string>): Partial<SearchDocument> {
    return this.#patched(number, this.#stored.pick(number, wanted), (name) => wanted.has(name));
  }

  #patched(
    number: number,
    fields: Partial<SearchDocument>,
    isWanted: (name: string) => boolean = () => true,
  ): Partial<SearchDocument> {
    if (this.#patches.size === 0) return fields;
    const patch = this.#patches.get(this.values('_uniqueid').first(number) ?? '');
    if (!patch) return fields;
    const changed: Record<string, FieldValue | undefined> = { ...fields };
    for (const [name, value] of Object.entries(patch)) {
      if (value === null) delete changed[name];
      else if (isWanted(name)) changed[name] = value;
    }
    return changed;
  }

  text(name: string): TextField {
    let field = this.#text.get(name);
    if (!field) {
      if (!this.#holds(textSource(name).source))
        return new TextField(
          buildTextField(this.size, () => []),
          saturationOf(name),
        );
      const data = buildTextField(this.size, (number) => tokensOf(this.document(number), name));
      field = new TextField(data, saturationOf(name));
      this.#text.set(name, field);
    }
    return field;
  }

  values(name: string): ValueField {
    let field = this.#values.get(name);
    if (!field) {
      if (!this.#holds(name)) return (this.#nothing ??= buildValueField(this.size, () => []));
      field = buildValueField(this.size, (number) => valuesOf(this.document(number), name));
      this.#values.set(name, field);
    }
    return field;
  }

  /** Whether any document has a field. A field that none has is neither searched for nor cached. */
  #holds(name: string): boolean {
    return this.#stored.data.names.includes(name);
  }

  /** Each document's place in a field. */
  points(name: string): readonly (Point | undefined)[] {
    let points = this.#points.get(name);
    if (!points) {
      const field = this.values(name);
      points = Array.from({ length: this.size }, (_unused, number) => parsePoint(field.first(number) ?? ''));
      this.#points.set(name, points);
    }
    return points;
  }

  /** A filter's documents, cached by its text. */
  filter(key: string, make: () => BitSet): BitSet {
    const known = this.#filters.get(key);
    if (known) return known;
    const made = make();
    if (this.#filters.size >= maxFilters) this.#filters.clear();
    this.#filters.set(key, made);
    return made;
  }
}
