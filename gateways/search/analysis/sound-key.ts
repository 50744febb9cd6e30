/** Spellings that sound alike, replaced in this order. */
const rules: readonly (readonly [RegExp, string])[] = [
  [/^ps/, 's'],
  [/^(?:pn|gn|kn)/, 'n'],
  [/^wr/, 'r'],
  [/ph/g, 'f'],
  [/gh(?=[^aeiou]|$)/g, ''],
  [/[ct]h/g, 't'],
  [/sch/g, 'sk'],
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

/**
 * A key shared by words that sound alike: `neumonia` and `pneumonia`, `soriasis` and `psoriasis`. Many words share a
 * key, so it is only the last resort of spelling suggestions.
 * @requirement B10
 */
export function soundKey(word: string): string {
  return rules.reduce((key, [pattern, replacement]) => key.replace(pattern, replacement), word);
}
