/** Letters that are no letter with an accent. */
const plainLetters: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' };

/** Takes accents off and makes letters small, so that texts can be compared as visitors type them. @requirement B18 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđ]/g, (letter) => plainLetters[letter] ?? letter);
}
