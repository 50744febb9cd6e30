const special = /[\\^$.*+?()[\]{}|]/;
/** `\x41`, `\u0041`, `\1`: what follows belongs to them. */
const longEscape = /[^\W_dDwWsSbBtnrfv]/;

const none = { start: '', others: [] };

/**
 * The texts that every path of a pattern contains, lower case, in their order. Groups and classes are none: what they stand for
 * may differ. None where the pattern has alternatives that are no group.
 * @returns `start`, with which every path begins; '' where it may begin with anything
 * @requirement O2
 */
export function textsOf(pattern: string): { readonly start: string; readonly others: readonly string[] } {
  const texts = [''];
  let depth = 0;
  const cut = () => void texts.push('');
  for (let at = 0; at < pattern.length; at += 1) {
    const isEscaped = pattern[at] === '\\';
    const letter = pattern[isEscaped ? at + 1 : at] ?? '';
    if (isEscaped) at += 1;
    if (isEscaped && longEscape.test(letter)) return none;
    if (!isEscaped && letter === '[') at = endOfClass(pattern, at);
    if (!isEscaped && letter === '{') at = Math.max(at, pattern.indexOf('}', at));
    if (!isEscaped && letter === '(') depth += 1;
    if (!isEscaped && letter === ')') depth -= 1;
    if (!isEscaped && letter === '|' && depth === 0) return none;
    const isText = isEscaped ? /[^a-z0-9]/i.test(letter) : !special.test(letter);
    // A letter that need not be there is no part of a text; one that may come again ends it.
    const isOptional = /[?*{]/.test(pattern[at + 1] ?? '');
    if (depth > 0 || !isText || isOptional) cut();
    else texts.push(`${texts.pop() ?? ''}${letter.toLowerCase()}`);
    if (!isOptional && pattern[at + 1] === '+') cut();
  }
  const [start = '', ...others] = texts;
  return { start, others: others.filter(Boolean) };
}

/** Where a class that begins at a place ends. */
function endOfClass(pattern: string, from: number): number {
  for (let at = from + 1; at < pattern.length; at += 1) {
    if (pattern[at] === '\\') at += 1;
    else if (pattern[at] === ']') return at;
  }
  return pattern.length;
}
