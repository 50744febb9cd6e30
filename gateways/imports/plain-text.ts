import { decodeHTMLStrict } from 'entities';

const tags =
  'a|abbr|b|blockquote|br|center|code|dd|div|dl|dt|em|font|h[1-6]|hr|i|iframe|img|li|ol|p|pre|s|small|span|strong|sub|sup|table|tbody|td|th|thead|tr|u|ul|svg|input|button|form|link|meta|object|embed|video|audio|body|html|head|title';
const unread = /<(script|style|template|noscript)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi;
const item = /<li\b[^>]*>/gi;
const block = /<\/?(?:p|div|br|h[1-6]|ul|ol|table|tr|blockquote|hr|dd|dt)\b[^>]*>/gi;
const tag = new RegExp(`</?(?:${tags})\\b[^<>]*>`, 'gi');
const comment = /<!--[\s\S]*?(?:-->|$)/g;
// Characters that no text has: controls other than line ends and tabs, and what a lost letter left behind.
// eslint-disable-next-line no-control-regex
const noText = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFEFF\uFFFD\u202A-\u202E]/g;

/**
 * A text of another system without markup: list items become lines with `*`, blocks become paragraphs, entities
 * and markdown's backslashes are read. A `<` that begins no tag, as in "pain <6 months", stays.
 * @requirement F2 D2 E1
 */
export function plainText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(noText, '')
    .replaceAll(comment, '')
    .replaceAll(unread, ' ')
    .replaceAll(item, '\n* ')
    .replaceAll(block, '\n')
    .replaceAll(tag, '')
    .replaceAll(/&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/gi, (entity) =>
      decodeHTMLStrict(entity).replaceAll('\u00A0', ' ').replaceAll(noText, ''),
    )
    .replaceAll(/\\([\\`*_{}[\]()#+\-.!<>~|^&=])/g, '$1')
    .replaceAll(/[^\S\n]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** A text on one line. @requirement F2 D2 E1 */
export function oneLine(text: string): string {
  return plainText(text).replaceAll(/\s+/g, ' ');
}

/**
 * A text of at most so many characters, cut where a line, a sentence or a word ends; `…` says that it goes on.
 * @param limit - characters, the sign at the end included
 * @requirement F2 D2 E1
 */
export function shortened(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const room = text
    .slice(0, limit - 1)
    .toWellFormed()
    .replace(/\uFFFD$/, '');
  const ends = [/^[\s\S]*\n/, /^[\s\S]*[.;:!?](?=\s)/, /^[\s\S]*(?=\s)/].map(
    (end) => end.exec(room)?.[0].trimEnd() ?? '',
  );
  const best = ends.find(({ length }) => length > limit * 0.6) ?? room;
  return `${best} …`.slice(0, limit);
}
