import type { TitlePiece } from '@/contracts/suggestions';

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const lastCharacter = 0x10_ffff;

/**
 * A title that the search service marked as pieces of plain text.
 * @param title - escaped for markup, matches in `<em>`. Services differ in what they escape and how: Solr writes `&#x27;`
 *   for an apostrophe and `&#x2F;` for a slash, others `&#39;`
 * @requirement B25
 */
export function titlePieces(title: string): readonly TitlePiece[] {
  return title
    .split(/<em>(.*?)<\/em>/)
    .map((piece, at) => ({ text: plain(piece), isMatch: at % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

/**
 * Whether nothing of a name matches but the degrees behind it: `Zofia Ueda, MD, PhD` by a P. A title without any match
 * was found by something else.
 * @requirement B25
 */
export function isDegreeOnly(title: readonly TitlePiece[]): boolean {
  let isName = true;
  let isFound = false;
  for (const { text, isMatch } of title) {
    if (isMatch && isName) return false;
    isFound ||= isMatch;
    isName &&= !text.includes(',');
  }
  return isFound;
}

function plain(escaped: string): string {
  return escaped.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi,
    (whole, hexadecimal?: string, decimal?: string, name?: string) => {
      if (name) return named[name.toLowerCase()] ?? whole;
      const number = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal);
      return number <= lastCharacter ? String.fromCodePoint(number) : whole;
    },
  );
}
