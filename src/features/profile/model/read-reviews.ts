import { plainText } from '@/lib/plain-text';
import type { Review } from './reviews';

/** No words for people stand in them. */
const programs = /<(script|style)\b[^]*?<\/\1>/gi;

/**
 * Reads the reviews of a physician: a list, or an object with a list, as JSON or already read. JSON may have been written as
 * HTML, with line breaks within words, or with commas too many. What is no JSON even so gives no reviews; entries without a
 * comment are left out. Tags that patients or the survey wrote are no part of their words.
 * @requirement D6
 */
export function parseReviews(comments: unknown): readonly Review[] {
  const parsed = typeof comments === 'string' ? jsonIn(comments) : comments;
  return listIn(parsed).flatMap((entry, index) => {
    if (typeof entry !== 'object' || entry === null) return [];
    const members = new Map(
      Object.entries(entry).map(([key, value]) => [key.toLowerCase(), value as unknown]),
    );
    const comment = plainText(wordsOf(members.get('comment')).replace(programs, ''));
    if (comment === '') return [];
    return [
      {
        id: wordsOf(members.get('id')) || String(index + 1),
        comment,
        date: wordsOf(members.get('mentiontime')),
      },
    ];
  });
}

function jsonIn(text: string): unknown {
  const plain = text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
  for (const candidate of [text, plain, plain.replace(/,(?=\s*[\]}])/g, '')]) {
    try {
      return JSON.parse(candidate);
    } catch {
      // The next one may be better.
    }
  }
  return undefined;
}

function listIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'object' || value === null) return [];
  const list: unknown = Object.values(value).find((entry) => Array.isArray(entry));
  return Array.isArray(list) ? list : [value];
}

function wordsOf(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '';
}
