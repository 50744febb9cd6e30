/** Ends of sentences: a word of three letters or more, the sign and its quotation mark, then another sentence. */
const end = /[\p{L}\p{N}]{3}[.!?؟][”"»’)]*(?=\s+[\p{Lu}\p{Lo}\p{N}“"«¿¡])/gu;

/**
 * The first sentences of a text, as many as fit: an excerpt that stops between two sentences, never within one. A first
 * sentence that is too long stays whole.
 * @param limit - in characters
 * @requirement H3
 */
export function wholeSentences(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const ends = [...text.matchAll(end)].map((found) => found.index + found[0].length);
  const cut = ends.findLast((at) => at <= limit) ?? ends[0];
  return cut === undefined ? text : text.slice(0, cut);
}
