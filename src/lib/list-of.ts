/**
 * Words one after the other, with the comma of the language: "English, Polish", "الإنجليزية، البولندية".
 * @param words - in that language
 * @requirement A8
 */
export function listOf(words: readonly string[], language: string): string {
  return words.join(language.startsWith('ar') ? '، ' : ', ');
}
