import { exactTokens } from './tokens.ts';

/** Phrases and their replacements. The two lists are the same for words that mean the same. */
export type SynonymRule = { readonly from: readonly string[]; readonly to: readonly string[] };

/**
 * Synonyms in Solr's format: `a, b c => d` replaces, `a, b c, d` makes each stand for the others. Keys and values are
 * folded words joined by single spaces.
 * @requirement B19
 */
export class Synonyms {
  readonly #byPhrase = new Map<string, Set<string>>();
  /** The rules as written: phrases and their replacements. */
  readonly rules: readonly SynonymRule[];
  /** Number of words in the longest phrase. */
  readonly longest: number;

  constructor(text: string) {
    let longest = 1;
    const rules: SynonymRule[] = [];
    for (const line of text.split('\n')) {
      const rule = line.replace(/#.*$/, '').trim();
      if (rule === '') continue;
      const [left = '', right] = rule.split('=>');
      const from = phrasesOf(left);
      const to = right === undefined ? from : phrasesOf(right);
      rules.push({ from, to });
      for (const phrase of from) {
        longest = Math.max(longest, phrase.split(' ').length);
        const known = this.#byPhrase.get(phrase) ?? new Set<string>();
        for (const other of to) if (other !== phrase) known.add(other);
        this.#byPhrase.set(phrase, known);
      }
    }
    this.longest = longest;
    this.rules = rules;
  }

  /** The synonyms of a phrase of folded words. */
  of(phrase: string): readonly string[] {
    return [...(this.#byPhrase.get(phrase) ?? [])];
  }
}

function phrasesOf(list: string): readonly string[] {
  return list
    .split(',')
    .map((phrase) =>
      exactTokens(phrase)
        .map(({ term }) => term)
        .join(' '),
    )
    .filter((phrase) => phrase !== '');
}
