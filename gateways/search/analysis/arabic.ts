const prefixes = ['ال', 'وال', 'بال', 'كال', 'فال', 'لل', 'و'];
const suffixes = ['ها', 'ان', 'ات', 'ون', 'ين', 'يه', 'ه', 'ي'];

/** Words whose alif is their own. Longer ones that end so (كورونا, أكزيما) mean the same without it. */
const alifOfItsOwn = 'اذا|اما|الا|ايا|بلا|بما|جدا|خطا|صفا|عصا|عما|كلا|كما|لما|مما|معا|هنا';

/**
 * What Solr's filters for Arabic leave, as patterns that both engines read; they come before the light stem, in this order.
 * @requirement B18
 */
export const arabicRules: readonly (readonly [pattern: string, replacement: string])[] = [
  // "And" or "so" before another joined particle: وبالليل, وللأطفال.
  ['^[وف](?=(?:بال|كال|لل)..)', ''],
  // Whose it is, where a word has no article: ركبتي is my ركبة, عنوانكم your عنوان.
  ['^(?!و?ال|و?لل|بال)(...+)ت(?:ي|ك|نا|كم|ها|هم)$', '$1'],
  ['^(?!و?ال|و?لل|بال)(....+)كم$', '$1'],
  // The ending of an object: موعدا for موعد.
  [`^(?!(?:${alifOfItsOwn})$)(..+)ا$`, '$1'],
];
const rules = arabicRules.map(([pattern, replacement]) => [new RegExp(pattern, 'u'), replacement] as const);

/**
 * The light stem of a folded Arabic word: variant letters in one spelling, without article, prefixed particles and
 * endings. Follows Solr's filters `arabicNormalization` and `arabicStem`, after the rules above.
 * @requirement B18
 */
export function arabicStem(word: string): string {
  const spelt = word.replaceAll('ى', 'ي').replaceAll('ة', 'ه');
  let term = rules.reduce((left, [pattern, replacement]) => left.replace(pattern, replacement), spelt);
  const prefix = prefixes.find((one) => term.startsWith(one));
  const rest = prefix?.length === 1 ? 3 : 2;
  if (prefix && term.length >= prefix.length + rest) term = term.slice(prefix.length);
  for (const suffix of suffixes)
    if (term.endsWith(suffix) && term.length >= suffix.length + 2) term = term.slice(0, -suffix.length);
  return term;
}

const isArabic = /\p{Script=Arabic}/u;

/**
 * How else people write a folded phrase: ه for ة and ى for ي as phones do, with a particle joined to its beginning, with
 * the ending of an object, with "for" in place of the article: بصداع, طبيبا للقلب.
 * @returns without the phrase itself; none for a phrase of another script
 * @requirement B19
 */
export function arabicForms(phrase: string): readonly string[] {
  if (!isArabic.test(phrase)) return [];
  const spellings = [phrase, phrase.replaceAll('ة', 'ه'), phrase.replaceAll(/ي(?= |$)/gu, 'ى')];
  const forms = new Set([...spellings, ...spellings.flatMap(joined)]);
  forms.delete(phrase);
  return [...forms];
}

function joined(phrase: string): readonly string[] {
  const [first = '', ...others] = phrase.split(' ');
  const rest = others.map((word) => ` ${word}`).join('');
  if (first.startsWith('ال')) return [`و${phrase}`, `ب${phrase}`, `لل${phrase.slice(2)}`];
  const object = /[اهةءىي]$/u.test(first) ? first : `${first}ا`;
  const forWhom = rest.replace(/^ ال/u, ' لل');
  return [
    ...['و', 'ب', 'ل'].map((particle) => `${particle}${phrase}`),
    ...[rest, forWhom].flatMap((tail) => [`${first}${tail}`, `${object}${tail}`]),
  ];
}
