import type { Token } from '../analysis/tokens.ts';
import { Numbers, startsOf } from './numbers.ts';
import { TextField } from './text-field.ts';

const most = 65_535;

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

/** The tokens' numbers, sorted by word; tokens of one word keep their order. */
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
