/** A text inside an element or a quoted attribute. Letters that XML has no place for are left out. @requirement A15 */
export function xmlText(text: string): string {
  return [...text]
    .filter((letter) => letter >= ' ' || letter === '\n' || letter === '\t')
    .join('')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** The first line of every file. */
export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';
