import { fold } from '@/lib/fold';

/**
 * An Arabic word without its article, what is joined to it, and the ending of an object, so that lists of words need them
 * in one form only. A short word that begins or ends so keeps it.
 * @requirement B18 B19
 */
export const bareWord = (word: string): string =>
  word
    .replace(/^(?:[وفبك]?ال|و?لل)(?=\p{Script=Arabic}{3})/u, '')
    .replace(/(?<=\p{Script=Arabic}{3})ا$/u, '');

/**
 * A text's words between single spaces, so that phrases of authors and visitors can be compared: folded, Arabic in one
 * spelling and without articles and endings.
 * @returns '' where a text has no words
 * @requirement B29
 */
export function phraseKey(text: string): string {
  return fold(text)
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .split(/[^\p{L}\p{Nd}]+/u)
    .filter(Boolean)
    .map(bareWord)
    .join(' ');
}
