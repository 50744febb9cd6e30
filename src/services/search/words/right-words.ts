import words from './everyday-words.json';

/**
 * Common English words that are spelt right, by first letter, though hardly a text of a clinic has them: a search service
 * would mend "black" into "block". From sizes 10 and 20 of SCOWL (Copyright 2000–2019 by Kevin Atkinson, free for any
 * purpose), those that it mended, with words of patients. Not among them is what patients write for a word that sounds
 * the same, as "soar throat".
 */
const everyday: ReadonlySet<string> = new Set(Object.values(words).flatMap((list) => list.split(' ')));

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
  if (typed.length !== mended.length)
    return typed.every((word) => isRight(word) || word.length < shortest) ? '' : corrected;
  const kept = mended.map((word, at) => (isRight(typed[at]) ? typed[at] : word)).join(' ');
  return kept === typed.join(' ') ? '' : kept;
}

function isRight(word: string | undefined): boolean {
  return word !== undefined && everyday.has(word.toLowerCase());
}

function wordsOf(text: string): readonly string[] {
  return text.trim().split(/\s+/u);
}
