/** "And", "with" or "for" joined to an Arabic word, which may also be its own letter: بألم, وصداع. */
const particle = /^[وفبلك](?=\p{Script=Arabic}{3})/u;
/** A Spanish diminutive: pancita, niñito, doctorcita. */
const diminutive = /^(\p{L}{2,})it([oa])(s?)$/u;
/** How a stem is written before the ending of a diminutive, and without it. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/qu$/u, 'c'],
  [/gu$/u, 'g'],
  [/c$/u, 'z'],
  [/(?<=[nrl])c$/u, ''],
];

/**
 * Words that a word may stand for where nothing has it as it is, the likeliest first.
 * @returns none for a word in its plainest form
 * @requirement B18
 */
export function plainerForms(word: string, language: string): readonly string[] {
  if (particle.test(word)) return [word.replace(particle, '')];
  const match = language.startsWith('es') ? diminutive.exec(word.toLowerCase()) : null;
  if (!match) return [];
  const [, stem = '', vowel = '', plural = ''] = match;
  const stems = [
    stem,
    ...spellings.filter(([end]) => end.test(stem)).map(([end, by]) => stem.replace(end, by)),
  ];
  return stems.flatMap((one) => [vowel, 'e', ''].map((ending) => `${one}${ending}${plural}`));
}
