import { isOneSlip } from '@/lib/edit-distance';
import { fold } from '@/lib/fold';

/** Shorter words are too near to others. */
const shortest = 5;

/**
 * Whether some words are others with one slip of the hand in a word: a letter left out, put in, replaced, or two turned. First
 * letters have to be right: "barking" is no slip of "parking".
 * @requirement B10
 */
export function isSlipOf(typed: string, meant: string): boolean {
  const [words, others] = [wordsOf(typed), wordsOf(meant)];
  const wrong = words.filter((word, at) => word !== others[at]);
  return (
    words.length === others.length &&
    wrong.length > 0 &&
    words.every((word, at) => word === others[at] || isSlip(word, others[at] ?? ''))
  );
}

function isSlip(word: string, meant: string): boolean {
  return meant.length >= shortest && word[0] === meant[0] && isOneSlip(word, meant);
}

function wordsOf(text: string): readonly string[] {
  return fold(text).trim().split(/\s+/u);
}
