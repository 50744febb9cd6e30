import type { PostingRange, TextField } from '../index/text-field.ts';

/** A word that must be `offset` words after the first one. */
export type PlacedWord = { readonly range: PostingRange; readonly offset: number };

/**
 * Calls `visit` for each document that has all of the words in a field.
 * @param visit - receives the document and each word's posting, in the order of the words
 * @requirement B18
 */
export function forEachConjunction(
  field: TextField,
  words: readonly PlacedWord[],
  visit: (document: number, postings: readonly number[]) => void,
): void {
  const { documents } = field.data;
  const [rarest] = [...words].sort((a, b) => a.range.to - a.range.from - (b.range.to - b.range.from));
  if (!rarest) return;
  for (let at = rarest.range.from; at < rarest.range.to; at += 1) {
    const document = documents[at] ?? 0;
    const postings = words.map(({ range }) => postingOf(documents, range, document));
    if (postings.includes(-1)) continue;
    visit(document, postings);
  }
}

/**
 * Calls `visit` for each document in which the words of a field are at their offsets from each other.
 * @param visit - receives the document and how often they are
 * @requirement B18
 */
export function forEachPhrase(
  field: TextField,
  words: readonly PlacedWord[],
  visit: (document: number, times: number) => void,
): void {
  forEachConjunction(field, words, (document, postings) => {
    const times = timesInPhrase(field, words, postings);
    if (times > 0) visit(document, times);
  });
}

/** The posting of a document within a range, or -1. */
function postingOf(documents: Uint32Array, { from, to }: PostingRange, document: number): number {
  let low = from;
  for (let high = to; low < high;) {
    const middle = (low + high) >>> 1;
    if ((documents[middle] ?? 0) < document) low = middle + 1;
    else high = middle;
  }
  return low < to && documents[low] === document ? low : -1;
}

function timesInPhrase(
  { data }: TextField,
  words: readonly PlacedWord[],
  postings: readonly number[],
): number {
  const { positions, positionStarts } = data;
  const places = postings.map((posting) =>
    positions.subarray(positionStarts[posting], positionStarts[posting + 1]),
  );
  const [first] = words;
  const base = first?.offset ?? 0;
  return (places[0] ?? new Uint16Array()).reduce(
    (times, start) =>
      words.every(({ offset }, number) => places[number]?.includes(start + offset - base))
        ? times + 1
        : times,
    0,
  );
}
