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
