import type { Token } from '../analysis/tokens.ts';
import { atOnce, type Steps } from '../../lib/steps.ts';
import { Numbers, startsOf } from './numbers.ts';
import type { TextFieldData } from './text-field.ts';

const most = 65_535;
/** How many entries of a long list are read in one step. */
const stepSize = 16_384;

type TokensOf = (document: number) => readonly Pick<Token, 'term' | 'position'>[];

/** Builds a field from the words of every document. @requirement B18 */
export function buildTextField(size: number, tokensOf: TokensOf): TextFieldData {
  return atOnce(textFieldSteps(size, tokensOf));
}

/** Builds a field in steps. @requirement B18 */
export function* textFieldSteps(size: number, tokensOf: TokensOf): Steps<TextFieldData> {
  const numberOf = new Map<string, number>();
  const [tokenTerms, tokenDocuments, tokenPositions] = [new Numbers(), new Numbers(), new Numbers()];
  const lengths = new Uint16Array(size);
  for (let document = 0; document < size; document += 1) {
    const tokens = tokensOf(document);
    lengths[document] = Math.min(coarse(tokens.length), most);
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
    yield;
  }
  const terms = [...numberOf.keys()].sort();
  const rank = new Uint32Array(terms.length);
  terms.forEach((term, order) => {
    rank[numberOf.get(term) ?? 0] = order;
  });
  yield;
  const order = yield* sortedByTerm(tokenTerms.view(), rank);
  return {
    terms,
    lengths,
    wordCount: tokenTerms.length,
    ...(yield* postingsOf(order, {
      termCount: terms.length,
      rank,
      terms: tokenTerms.view(),
      documents: tokenDocuments.view(),
      positions: tokenPositions.view(),
    })),
  };
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
