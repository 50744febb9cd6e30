/** The language and the rest of a path. `isCanonical` is false where the visitor belongs at another spelling of it. */
export type LanguagePath = {
  readonly language: string;
  /** Site path without the language, starting with a slash. */
  readonly path: string;
  readonly isCanonical: boolean;
};

/**
 * Takes the language off the front of a path. A configured language is recognised in any letter case; its canonical
 * spelling is lower case, and the default language is left out of addresses.
 * @param segments - decoded path segments
 * @requirement A8
 * @decision Q18
 */
export function splitLanguage(
  segments: readonly string[],
  configured: { readonly languages: readonly string[]; readonly defaultLanguage: string },
): LanguagePath {
  const [first, ...rest] = segments;
  const language = first && configured.languages.find((name) => name.toLowerCase() === first.toLowerCase());
  if (!language)
    return { language: configured.defaultLanguage, path: `/${segments.join('/')}`, isCanonical: true };
  const isCanonical = first === language.toLowerCase() && language !== configured.defaultLanguage;
  return { language, path: `/${rest.join('/')}`, isCanonical };
}

const rightToLeft = new Set(['ar', 'fa', 'he', 'ur', 'yi', 'ps', 'sd', 'dv', 'ku']);

/** Reading direction of a language by its first subtag. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return rightToLeft.has(language.split('-')[0]?.toLowerCase() ?? '') ? 'rtl' : 'ltr';
}
