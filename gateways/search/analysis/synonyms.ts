import { arabicForms } from './arabic.ts';
import { exactTokens } from './tokens.ts';

/** Phrases and their replacements. The two lists are the same for words that mean the same. */
export type SynonymRule = { readonly from: readonly string[]; readonly to: readonly string[] };

/**
 * Synonyms in Solr's format: `a, b c => d` replaces, `a, b c, d` makes each stand for the others. Keys and values are
 * folded words joined by single spaces.
 * @requirement B19
 */
export class Synonyms {
  readonly #byPhrase: ReadonlyMap<string, ReadonlySet<string>>;
  /** The rules as written: phrases and their replacements. */
  readonly rules: readonly SynonymRule[];
  /** Number of words in the longest phrase. */
  readonly longest: number;
  readonly #wordsElsewhere: ReadonlySet<string>;

  /**
   * @param text - the synonyms of a language
   * @param elsewhere - those of the site's other languages: visitors search in their own on whichever page they are. A
   * phrase that the language itself knows keeps its own meaning.
   */
  constructor(text: string, elsewhere: readonly string[] = []) {
    this.rules = rulesOf(text);
    const own = byPhrase(this.rules);
    const others = byPhrase(elsewhere.flatMap(rulesOf));
    this.#byPhrase = withForms(new Map([...others, ...own]));
    this.#wordsElsewhere = new Set(
      [...others].flatMap(([phrase, means]) => [phrase, ...means]).flatMap((phrase) => phrase.split(' ')),
    );
    this.longest = Math.max(1, ...[...this.#byPhrase.keys()].map((phrase) => phrase.split(' ').length));
  }

  /** The synonyms of a phrase of folded words. */
  of(phrase: string): readonly string[] {
    return [...(this.#byPhrase.get(phrase) ?? [])];
  }

  /** Whether a folded word is one of another language of the site. */
  isWordElsewhere(word: string): boolean {
    return this.#wordsElsewhere.has(word);
  }

  /** Every phrase that has synonyms. */
  get phrases(): readonly string[] {
    return [...this.#byPhrase.keys()];
  }
}

function rulesOf(text: string): readonly SynonymRule[] {
  return text.split('\n').flatMap((line) => {
    const rule = line.replace(/#.*$/, '').trim();
    if (rule === '') return [];
    const [left = '', right] = rule.split('=>');
    const from = phrasesOf(left);
    return [{ from, to: right === undefined ? from : phrasesOf(right) }];
  });
}

function byPhrase(rules: readonly SynonymRule[]): Map<string, Set<string>> {
  const known = new Map<string, Set<string>>();
  for (const { from, to } of rules) {
    for (const phrase of from) {
      const others = known.get(phrase) ?? new Set<string>();
      for (const other of to) if (other !== phrase) others.add(other);
      known.set(phrase, others);
    }
  }
  return known;
}

/** With other ways to write a phrase, which stand for it and for what it stands for. */
function withForms(known: ReadonlyMap<string, ReadonlySet<string>>): Map<string, ReadonlySet<string>> {
  const forms = [...known].flatMap(([phrase, means]) =>
    arabicForms(phrase).map((form) => [form, new Set([phrase, ...means])] as const),
  );
  return new Map([...forms, ...known]);
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
