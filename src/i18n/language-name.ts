const names = new Map<string, Intl.DisplayNames>();

/**
 * What a language calls another one: "inglés" for English in Spanish.
 * @param of - the language that is named
 * @param language - in whose words
 * @requirement A8
 */
export function languageName(of: string, language: string): string {
  const known = names.get(language) ?? new Intl.DisplayNames([language], { type: 'language' });
  names.set(language, known);
  return known.of(of) ?? of;
}
