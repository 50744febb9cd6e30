import { fold } from '@/lib/fold';
import english from './everyday-words.json';
import others from './everyday-words-elsewhere.json';

const listed = (lists: object): readonly string[] =>
  Object.values(lists).flatMap((list) => String(list).split(' '));

/**
 * Common words that are spelt right, though hardly a text of a clinic has them: a search service would mend "black" into
 * "block". The English ones, by first letter, are from sizes 10 to 35 of SCOWL (Copyright 2000–2019 by Kevin Atkinson, free
 * for any purpose): those that it mended and that patients write. Not among them is what patients write for a word that
 * sounds the same, as "soar throat". Those of the other languages are without accents. All are right on every page.
 */
const everyday: ReadonlySet<string> = new Set([...listed(english), ...listed(others)]);

/** Shorter words stand between those that somebody misspells. */
const shortest = 4;

/**
 * A corrected query in which words that were spelt right are as they were typed.
 * @returns '' where nothing else was corrected
 * @requirement B10
 */
export function withRightWords(query: string, corrected: string): string {
  const typed = wordsOf(query);
  const mended = wordsOf(corrected);
  // Where words were joined, parted or left out, nobody knows which one was corrected; there is none where all are right.
  if (typed.length !== mended.length) {
    const isKept = (word: string) => mended.some((other) => fold(other) === fold(word));
    return typed.every((word) => isRight(word) || isKept(word) || word.length < shortest) ? '' : corrected;
  }
  const kept = mended.map((word, at) => rightOf(typed[at] ?? '', word)).join(' ');
  return kept === typed.join(' ') ? '' : kept;
}

/** A service writes words that it leaves alone without their accents, too. */
function rightOf(typed: string, mended: string): string {
  return isRight(typed) || fold(typed) === fold(mended) ? typed : mended;
}

function isRight(word: string): boolean {
  return everyday.has(fold(word));
}

function wordsOf(text: string): readonly string[] {
  return text.trim().split(/\s+/u);
}
