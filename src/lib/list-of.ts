/**
 * Words one after the other, with the comma of the language: "English, Polish", "الإنجليزية، البولندية".
 * @param words - in that language
 * @requirement A8
 */
export function listOf(words: readonly string[], language: string): string {
  return words.join(commaOf(language));
}

/** The comma of a language, with the space after it. @requirement A8 */
export function commaOf(language: string): string {
  return language.startsWith('ar') ? '، ' : ', ';
}
