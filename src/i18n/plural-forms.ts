/** Stands among the phrases of a page for their language, where one of them has forms. No phrase has such an id. */
export const languageOfPhrases = '@';

const plural = /\{(\w+), plural, ((?:\w+ \{(?:[^{}]|\{\w+\})*\} ?)+)\}/g;
const oneForm = /(\w+) \{((?:[^{}]|\{\w+\})*)\}/g;

/** Making rules takes longer than asking them. */
const rulesOf = new Map<string, Intl.PluralRules>();

/**
 * Chooses the form of a phrase for a number. Forms are written as in ICU's message format, by the categories of the
 * phrase's language: `{count, plural, one {{count} comment} other {{count} comments}}`.
 * @param language - of the phrases; English where none is said
 * @requirement A8
 * @decision ADR-0371
 */
export function inForm(
  phrase: string,
  values: Readonly<Record<string, string | number>>,
  language = 'en',
): string {
  if (!phrase.includes(', plural, ')) return phrase;
  const rules = rulesOf.get(language) ?? new Intl.PluralRules(language);
  rulesOf.set(language, rules);
  return phrase.replace(plural, (_whole, name: string, forms: string) => {
    // A number that was written for people has signs between its thousands.
    const number = Number(String(values[name] ?? 0).replaceAll(/\D(?=\d{3})/g, ''));
    const texts = new Map([...forms.matchAll(oneForm)].map(([, category, text]) => [category, text]));
    return texts.get(rules.select(number)) ?? texts.get('other') ?? '';
  });
}
