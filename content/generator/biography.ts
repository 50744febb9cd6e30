import type { Practice } from './practice.ts';
import { textOf } from './text-files.ts';

/** What many offices do, for physicians whose specialty has no line of its own left. */
const ways = textOf('voices/ways.txt').split('\n');
const away = textOf('voices/away.txt').split('\n');

/**
 * What a physician does, how a visit goes, and for three of four a life outside.
 * @param called - how the text names the physician: `Dr. Kapoor`
 * @param place - the physician's number from 1, and index among those of the specialty from 0
 * @returns HTML, one paragraph each
 */
export function biographyOf(
  text: string,
  practice: Practice,
  { called, number, index }: { readonly called: string; readonly number: number; readonly index: number },
): string {
  const paragraphs = [
    text,
    practice.ways[index] ?? ways[number % ways.length] ?? '',
    ...(number % 4 === 3 ? [] : [away[number % away.length] ?? '']),
  ];
  return paragraphs.map((paragraph) => `<p>${paragraph.replace('@', called)}</p>`).join('');
}
