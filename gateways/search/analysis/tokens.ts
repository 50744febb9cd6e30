/** A word of a text: as it is indexed, which word of the text it is, and where it stands in the original. */
export type Token = {
  readonly term: string;
  /** Number of the word; words that are left out leave a gap. */
  readonly position: number;
  readonly start: number;
  readonly end: number;
};

/** An accent may be a character of its own: some keyboards and documents write `n` and a tilde for `ñ`. */
const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’]\p{L}[\p{L}\p{M}]*)*/gu;
const beyondAscii = /[^ -~\s]/;
/** Letters that are no other letter with an accent, as Solr's `asciiFolding` writes them. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Takes accents off and makes letters small: `Núñez` is found as `nunez`, `Sørensen` as `sorensen`. */
export function fold(text: string): string {
  if (!beyondAscii.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => plainLetters[letter] ?? letter);
}

/** The words of a text, folded, without the possessive `'s`. Nothing is stemmed or left out: for names and prefixes. */
export function exactTokens(text: string): readonly Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(wordPattern)) {
    const [word] = match;
    const bare = word.replace(/['’]s$/i, '').replaceAll(/['’]/g, '');
    tokens.push({
      term: fold(bare),
      position: tokens.length,
      start: match.index,
      end: match.index + word.length,
    });
  }
  return tokens;
}
