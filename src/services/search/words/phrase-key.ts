import { fold } from '@/lib/fold';

/** An Arabic word without its article: most people leave it out. A short word that begins so has none. @requirement B19 */
export const withoutArticle = (word: string): string => word.replace(/^ال(?=.{3})/u, '');

/**
 * A text's words between single spaces, so that phrases of authors and visitors can be compared: folded, Arabic in one
 * spelling and without its article.
 * @returns '' where a text has no words
 * @requirement B29
 */
export function phraseKey(text: string): string {
  return fold(text)
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .split(/[^\p{L}\p{Nd}]+/u)
    .filter(Boolean)
    .map(withoutArticle)
    .join(' ');
}
