/**
 * Words of danger in a language, as `redFlagOf` tidies them: small, without accents, hamza, apostrophes and signs. They hold
 * what people misspell too; a person in danger is not looking for an article. One card too many is better than one too few.
 */
export type FlagWords = { readonly crisis: readonly RegExp[]; readonly emergency: readonly RegExp[] };

/**
 * The words of an illness, where nothing beside them says that it is over or looked after: "stroke", not "stroke rehab".
 * @requirement B30
 */
export function unless(over: RegExp, words: RegExp): RegExp {
  return new RegExp(`^(?!.*(?:${over.source})).*(?:${words.source})`);
}
