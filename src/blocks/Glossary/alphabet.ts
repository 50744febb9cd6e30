/** Alphabets by language; others write with Latin letters. */
const alphabets: Readonly<Record<string, string>> = { ar: 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي' };

/**
 * The letters of a glossary in a language, those that only its entries have, and `#` for digits.
 * @param used - first letters of the entries
 * @requirement C1
 */
export function glossaryLetters(language: string, used: readonly string[]): readonly string[] {
  const alphabet = [...(alphabets[language.slice(0, 2)] ?? 'ABCDEFGHIJKLMNOPQRSTUVWXYZ')];
  const foreign = used.filter((letter) => letter !== '#' && !alphabet.includes(letter));
  return [...alphabet, ...foreign.toSorted(), '#'];
}
