import type { PostingRange, TextField } from '../index/text-field.ts';

/** A word that must be `offset` words after the first one. */
export type PlacedWord = { readonly range: PostingRange; readonly offset: number };

/**
 * Calls `visit` for each document that has all of the words in a field, in ascending order.
 * @param visit - receives the document and each word's posting, in the order of the words; the list is the same each time
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
  const postings = words.map(({ range }) => range.from);
  for (let at = rarest.range.from; at < rarest.range.to; at += 1) {
    const document = documents[at] ?? 0;
    if (moveTo(document, { documents, words, postings })) visit(document, postings);
  }
}

type Moved = {
  readonly documents: Uint32Array;
  readonly words: readonly PlacedWord[];
  readonly postings: number[];
};

/** Moves each word's posting to a document, or to where it would be. @returns whether all have it */
function moveTo(document: number, { documents, words, postings }: Moved): boolean {
  for (let number = 0; number < words.length; number += 1) {
    const to = words[number]?.range.to ?? 0;
    const posting = postingFrom(documents, postings[number] ?? 0, to, document);
    postings[number] = posting;
    if (posting === to || documents[posting] !== document) return false;
  }
  return true;
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

/** The first posting of a range that is of a document or a later one. */
function postingFrom(documents: Uint32Array, from: number, to: number, document: number): number {
  if (from === to || (documents[from] ?? 0) >= document) return from;
  let low = from;
  for (let high = to; low < high;) {
    const middle = (low + high) >>> 1;
    if ((documents[middle] ?? 0) < document) low = middle + 1;
    else high = middle;
  }
  return low;
}

function timesInPhrase(field: TextField, words: readonly PlacedWord[], postings: readonly number[]): number {
  const [first = 0] = postings;
  if (words.length === 1) return field.frequency(first);
  const { positions, positionStarts } = field.data;
  const base = words[0]?.offset ?? 0;
  const end = positionStarts[first + 1] ?? 0;
  let times = 0;
  for (let at = positionStarts[first] ?? 0; at < end; at += 1)
    if (isPhraseAt((positions[at] ?? 0) - base, { field, words, postings })) times += 1;
  return times;
}

type Phrase = {
  readonly field: TextField;
  readonly words: readonly PlacedWord[];
  readonly postings: readonly number[];
};

/** Whether every word but the first is at its offset from a start. */
function isPhraseAt(start: number, { field, words, postings }: Phrase): boolean {
  const { positions, positionStarts } = field.data;
  for (let number = 1; number < words.length; number += 1) {
    const posting = postings[number] ?? 0;
    const wanted = start + (words[number]?.offset ?? 0);
    const end = positionStarts[posting + 1] ?? 0;
    let at = positionStarts[posting] ?? 0;
    while (at < end && positions[at] !== wanted) at += 1;
    if (at === end) return false;
  }
  return true;
}
