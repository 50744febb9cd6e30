/** A word of a text: its indexed form, its position among the words, and its place in the original. */
export type Token = {
  readonly term: string;
  /** Number of the word. Words that are left out leave a gap. */
  readonly position: number;
  readonly start: number;
  readonly end: number;
};

/** An accent may be a character of its own: some keyboards and documents write `n` and a tilde for `ñ`. */
const anyWord = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’]\p{L}[\p{L}\p{M}]*)*/gu;
/** The same in texts of plain letters, which are most, found faster. */
const plainWord = /[a-z0-9]+(?:'[a-z]+)*/gi;
const beyondAscii = /[^ -~\s]/;
/**
 * Letters that do not decompose into a letter and an accent, as Solr's `asciiFolding` writes them, the digits of Arabic, and
 * the line that draws an Arabic word out.
 */
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
  ـ: '',
  ...Object.fromEntries([...'٠١٢٣٤٥٦٧٨٩'].map((digit, value) => [digit, String(value)])),
};

/** Removes accents and upper case: `Núñez` becomes `nunez`, `Sørensen` becomes `sorensen`. @requirement B18 */
export function fold(text: string): string {
  if (!beyondAscii.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþıـ٠-٩]/g, (letter) => plainLetters[letter] ?? letter);
}

/**
 * The words of a text, folded, without the possessive `'s`. No stemming and no stop words: for names and prefixes.
 * @requirement B18
 */
export function exactTokens(text: string): readonly Token[] {
  const isPlain = !beyondAscii.test(text);
  const tokens: Token[] = [];
  for (const match of text.matchAll(isPlain ? plainWord : anyWord)) {
    const [word] = match;
    const bare = withoutApostrophes(word);
    tokens.push({
      term: isPlain ? bare.toLowerCase() : foldWord(bare),
      position: tokens.length,
      start: match.index,
      end: match.index + word.length,
    });
  }
  return tokens;
}

const maxWords = 100_000;
/** Words that were folded before: those of a language come again and again. */
const foldedWords = new Map<string, string>();

function foldWord(word: string): string {
  let known = foldedWords.get(word);
  if (known === undefined) {
    known = fold(word);
    if (foldedWords.size >= maxWords) foldedWords.clear();
    foldedWords.set(word, known);
  }
  return known;
}

function withoutApostrophes(word: string): string {
  if (!word.includes("'") && !word.includes('’')) return word;
  return word.replace(/['’]s$/i, '').replaceAll(/['’]/g, '');
}
