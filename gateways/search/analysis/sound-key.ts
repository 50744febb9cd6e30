/** Spellings that sound alike, in the order in which they are replaced. */
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
 * A key that words of like sound share: `neumonia` and `pneumonia`, `soriasis` and `psoriasis`. For the last try of the
 * spelling suggestions only: many words share one.
 */
export function soundKey(word: string): string {
  return rules.reduce((key, [pattern, replacement]) => key.replace(pattern, replacement), word);
}
