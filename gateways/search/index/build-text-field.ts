import type { Token } from '../analysis/tokens.ts';
import { atOnce, type Steps } from '../../lib/steps.ts';
import { Numbers, startsOf } from './numbers.ts';
import type { TextFieldData } from './text-field.ts';

const most = 65_535;
/** How many entries of a long list are read in one step. */
const stepSize = 16_384;

type PlacedTokens = readonly Pick<Token, 'term' | 'position'>[];
type TokensOf = (document: number) => PlacedTokens;

/** Builds a field from the words of every document. @requirement B18 */
export function buildTextField(size: number, tokensOf: TokensOf): TextFieldData {
  return atOnce(textFieldSteps(size, tokensOf));
}

function* textFieldSteps(size: number, tokensOf: TokensOf): Steps<TextFieldData> {
  const field = new TextFieldBuilder(size);
  for (let document = 0; document < size; document += 1) {
    field.add(document, tokensOf(document));
    yield;
  }
  return yield* field.steps();
}

/** Collects the words of a field, document by document, and builds it. @requirement B18 */
export class TextFieldBuilder {
  readonly #numberOf = new Map<string, number>();
  readonly #terms = new Numbers();
  readonly #documents = new Numbers();
  readonly #positions = new Numbers();
  readonly #lengths: Uint16Array;

  /** @param size - number of documents */
  constructor(size: number) {
    this.#lengths = new Uint16Array(size);
  }

  /** Adds the words of a document; documents come in the order of their numbers. */
  add(document: number, tokens: PlacedTokens): void {
    this.#lengths[document] = Math.min(coarse(tokens.length), most);
    for (const { term, position } of tokens) {
      let number = this.#numberOf.get(term);
      if (number === undefined) {
        number = this.#numberOf.size;
        this.#numberOf.set(term, number);
      }
      this.#terms.push(number);
      this.#documents.push(document);
      this.#positions.push(Math.min(position, most));
    }
  }

  /** Builds the field in steps. */
  *steps(): Steps<TextFieldData> {
    const terms = [...this.#numberOf.keys()].sort();
    const rank = new Uint32Array(terms.length);
    terms.forEach((term, order) => {
      rank[this.#numberOf.get(term) ?? 0] = order;
    });
    yield;
    const order = yield* sortedByTerm(this.#terms.view(), rank);
    return {
      terms,
      lengths: this.#lengths,
      wordCount: this.#terms.length,
      ...(yield* postingsOf(order, {
        termCount: terms.length,
        rank,
        terms: this.#terms.view(),
        documents: this.#documents.view(),
        positions: this.#positions.view(),
      })),
    };
  }
}

/** A length as Lucene keeps it in one byte: exact below 24, then its four highest bits. */
function coarse(length: number): number {
  const beyond = length - 24;
  const shift = Math.max(0, 28 - Math.clz32(Math.max(0, beyond)));
  return beyond < 0 ? length : 24 + ((beyond >>> shift) << shift);
}

/** The tokens' numbers, sorted by word; tokens of one word keep their order. */
function* sortedByTerm(tokenTerms: Uint32Array, rank: Uint32Array): Steps<Uint32Array> {
  const counts = new Uint32Array(rank.length);
  for (const [token, term] of tokenTerms.entries()) {
    counts[rank[term] ?? 0] = (counts[rank[term] ?? 0] ?? 0) + 1;
    if (token % stepSize === 0) yield;
  }
  const next = startsOf(counts);
  const order = new Uint32Array(tokenTerms.length);
  for (const [token, term] of tokenTerms.entries()) {
    const place = next[rank[term] ?? 0] ?? 0;
    next[rank[term] ?? 0] = place + 1;
    order[place] = token;
    if (token % stepSize === 0) yield;
  }
  return order;
}

type Postings = Pick<TextFieldData, 'starts' | 'documents' | 'positionStarts' | 'positions'>;

type TokenColumns = {
  readonly termCount: number;
  readonly rank: Uint32Array;
  readonly terms: Uint32Array;
  readonly documents: Uint32Array;
  readonly positions: Uint32Array;
};

function* postingsOf(order: Uint32Array, columns: TokenColumns): Steps<Postings> {
  const postingCounts = new Uint32Array(columns.termCount);
  const [documents, positionStarts] = [new Numbers(), new Numbers()];
  const positions = new Uint16Array(order.length);
  let lastTerm = -1;
  let lastDocument = -1;
  for (const [at, token] of order.entries()) {
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
    if (at % stepSize === 0) yield;
  }
  positionStarts.push(order.length);
  return {
    starts: startsOf(postingCounts),
    documents: documents.view().slice(),
    positionStarts: positionStarts.view().slice(),
    positions,
  };
}
