import { exactTokens, stemmedTokens, type Token } from './analysis.ts';
import { BitSet } from './bitset.ts';
import { textOf, valuesOf, withTwins, type SearchDocument } from './document.ts';
import { parsePoint, type Point } from './geo.ts';

/** Where a word stands: documents in rising order, how often in each. */
export type Postings = { readonly documents: Uint32Array; readonly counts: Uint16Array };

/** One analysed text field. */
export type TextField = {
  readonly postings: ReadonlyMap<string, Postings>;
  /** Words in each document. */
  readonly lengths: Uint16Array;
  readonly averageLength: number;
  /** Documents that have the field. */
  readonly documentCount: number;
  /** The field's words in order, for prefixes. */
  readonly sortedTerms: readonly string[];
};

/** Analysed fields that are searched by words: the source field, and how its words are made. */
export const textFields: Readonly<Record<string, { readonly source: string; readonly isExact: boolean }>> = {
  resulttitle_t: { source: 'resulttitle_t', isExact: false },
  title_exact: { source: 'resulttitle_t', isExact: true },
  resultbody_t: { source: 'resultbody_t', isExact: false },
  body_exact: { source: 'resultbody_t', isExact: true },
  specialties_txt: { source: 'c_visible_specialties_sm', isExact: false },
  specialties_exact: { source: 'c_visible_specialties_sm', isExact: true },
  c_specialty_details_sm: { source: 'c_specialty_details_sm', isExact: false },
  c_specialty_synonyms_t: { source: 'c_specialty_synonyms_t', isExact: false },
  c_specialty_synonyms_exact: { source: 'c_specialty_synonyms_t', isExact: true },
  c_provider_locations_txt: { source: 'c_provider_locations_sm', isExact: false },
  c_city_txt: { source: 'c_city_s', isExact: true },
  zip_code_t: { source: 'zip_code_t', isExact: true },
  npi_t: { source: 'npi_t', isExact: true },
};

/** An index over a list of documents. It never changes: a new one takes its place. */
export class SearchIndex {
  readonly documents: readonly SearchDocument[];
  readonly #text = new Map<string, TextField>();
  readonly #values = new Map<string, ReadonlyMap<string, BitSet>>();
  readonly #points = new Map<string, readonly (Point | undefined)[]>();
  readonly #filters = new Map<string, BitSet>();

  constructor(documents: readonly SearchDocument[]) {
    this.documents = documents.map((document) => withTwins(document));
    for (const name of Object.keys(textFields)) this.text(name);
  }

  get size(): number {
    return this.documents.length;
  }

  /** An analysed text field, built at the first use. A field that is not listed is searched by its stems. */
  text(name: string): TextField {
    const known = this.#text.get(name);
    if (known) return known;
    const { source, isExact } = textFields[name] ?? { source: name, isExact: false };
    const built = buildTextField(this.documents, (document) => {
      const text = textOf(document, source);
      return isExact ? exactTokens(text) : stemmedTokens(text, String(document._language ?? 'en'));
    });
    this.#text.set(name, built);
    return built;
  }

  /** The documents that hold each value of a field, by the value as text. */
  values(field: string): ReadonlyMap<string, BitSet> {
    const known = this.#values.get(field);
    if (known) return known;
    const built = new Map<string, BitSet>();
    this.documents.forEach((document, index) => {
      for (const value of valuesOf(document, field)) {
        const key = String(value);
        let set = built.get(key);
        if (!set) {
          set = new BitSet(this.size);
          built.set(key, set);
        }
        set.add(index);
      }
    });
    this.#values.set(field, built);
    return built;
  }

  /** The place in a field of each document. */
  points(field: string): readonly (Point | undefined)[] {
    const known = this.#points.get(field);
    if (known) return known;
    const built = this.documents.map((document) => parsePoint(String(valuesOf(document, field)[0] ?? '')));
    this.#points.set(field, built);
    return built;
  }

  /** A filter's documents, remembered by its text. */
  filter(key: string, make: () => BitSet): BitSet {
    const known = this.#filters.get(key);
    if (known) return known;
    const made = make();
    if (this.#filters.size > 500) this.#filters.clear();
    this.#filters.set(key, made);
    return made;
  }
}

function buildTextField(
  documents: readonly SearchDocument[],
  tokens: (document: SearchDocument) => readonly Token[],
): TextField {
  const found = new Map<string, { readonly documents: number[]; readonly counts: number[] }>();
  const lengths = new Uint16Array(documents.length);
  let total = 0;
  let documentCount = 0;
  documents.forEach((document, index) => {
    const list = tokens(document);
    lengths[index] = Math.min(list.length, 65_535);
    total += list.length;
    if (list.length > 0) documentCount += 1;
    for (const { term } of list) {
      let entry = found.get(term);
      if (!entry) {
        entry = { documents: [], counts: [] };
        found.set(term, entry);
      }
      if (entry.documents.at(-1) === index) entry.counts.push((entry.counts.pop() ?? 0) + 1);
      else {
        entry.documents.push(index);
        entry.counts.push(1);
      }
    }
  });
  const postings = new Map(
    [...found].map(([term, entry]) => [
      term,
      { documents: Uint32Array.from(entry.documents), counts: Uint16Array.from(entry.counts) },
    ]),
  );
  return {
    postings,
    lengths,
    averageLength: documentCount > 0 ? total / documentCount : 0,
    documentCount,
    sortedTerms: [...postings.keys()].sort(),
  };
}
