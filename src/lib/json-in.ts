/** What a text is as JSON; undefined where it is none. @requirement O8 */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The text of an answer without the mark of its byte order, with which some systems begin. @requirement O8 */
export function withoutMark(text: string): string {
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
}
