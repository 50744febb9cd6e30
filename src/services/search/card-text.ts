import { plainText } from '@/lib/plain-text';

/** The beginning of a body as plain text: three lines of a card need no more than 700 characters. @requirement B17 */
export function shortText(markup: string): string {
  const text = plainText(markup);
  return text.length <= 700 ? text : `${text.slice(0, 700).replace(/\s+\S*$/, '')}…`;
}

/**
 * Text with its first list, which stands in it as a sentence with a colon, and without all that follows.
 * @requirement B17
 */
export function withoutLaterLists(text: string): string {
  return /^(?:[^.!?؟:]+[.!?؟])+[^.!?؟:]+:[^.!?؟:]+[.!?؟](?=[^.!?؟:]+:)/u.exec(text)?.[0] ?? text;
}

/**
 * The sentences before the first list: whom a study takes stands in its body as one long sentence after a colon. A text
 * that begins with a list stays whole.
 * @requirement B17
 */
export function beforeLists(text: string): string {
  const colon = text.search(/:\s/u);
  return (colon > 0 && /^.*[.!?؟](?=\s)/su.exec(text.slice(0, colon))?.[0]) || text;
}
