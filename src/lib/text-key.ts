/**
 * A short name for the words of a text, the same wherever the text stands: markup, white space and signs do not count.
 * @param text - plain or markup
 * @requirement A8
 */
export function textKey(text: string): string {
  let key = 0;
  for (const letter of text.replaceAll(/<[^>]*>|&#?\w+;|[^\p{L}\p{N}]/gu, ''))
    key = (Math.imul(key, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return key.toString(36);
}
