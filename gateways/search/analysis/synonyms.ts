import { exactTokens } from './tokens.ts';

/** Phrases that are replaced by others; the same lists for words that mean the same. */
export type SynonymRule = { readonly from: readonly string[]; readonly to: readonly string[] };

/**
 * Synonyms in Solr's format: `a, b c => d` replaces, `a, b c, d` makes all of them stand for each other.
 * Keys and values are folded words joined by single spaces.
 */
export class Synonyms {
  readonly #byPhrase = new Map<string, Set<string>>();
  /** Every rule as it was written: what is replaced, and by what. */
  readonly rules: readonly SynonymRule[];
  /** The most words that a phrase with synonyms has. */
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

  /** What may stand for a phrase of folded words. */
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
