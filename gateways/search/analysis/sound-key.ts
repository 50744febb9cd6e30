/** Spellings that sound alike, replaced in this order. */
const rules: readonly (readonly [RegExp, string])[] = [
  [/(?<=..)s$/, ''],
  [/(?<=..)e$/, ''],
  [/^ps/, 's'],
  [/^(?:pn|gn|kn)/, 'n'],
  [/^wr/, 'r'],
  [/ph/g, 'f'],
  [/gh(?=[^aeiou]|$)/g, ''],
  [/sth(?=m)/g, 's'],
  [/th/g, 't'],
  [/ch/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/[ao]e/g, 'e'],
  [/y/g, 'i'],
  [/h/g, ''],
  [/[aeiou]+/g, 'a'],
  [/(.)\1+/g, '$1'],
];

/** What sounds alike in Spanish alone: `cavesa` and `cabeza`, `alerjia` and `alergia`. */
const spanish: typeof rules = [
  [/v/g, 'b'],
  [/ll/g, 'y'],
  [/g(?=[ei])/g, 'j'],
];

/**
 * A key shared by words that sound alike, with or without an e or an s at the end: `neumonia` and `pneumonia`, `crones`
 * and `crohn`. Many words share a key, so it weighs less than an edit of one letter.
 * @requirement B10
 */
export function soundKey(word: string, language = 'en'): string {
  const all = language.startsWith('es') ? [...spanish, ...rules] : rules;
  return all.reduce((key, [pattern, replacement]) => key.replace(pattern, replacement), word);
}
