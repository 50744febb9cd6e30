/** Lines of calendar files (RFC 5545) and contact cards (RFC 2426): both escape and fold them alike. */

/** A text as a value of a line. */
export function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');
}

/** Breaks a line after 75 octets, never inside a character. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > 75) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n');
}

/** Content lines as a file. */
export function fileOfLines(lines: readonly string[]): string {
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
