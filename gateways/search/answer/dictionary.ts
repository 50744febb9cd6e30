import { isStopWord } from '../analysis/language.ts';
import { soundKey } from '../analysis/sound-key.ts';
import type { Synonyms } from '../analysis/synonyms.ts';
import { dictionaryFields } from '../index/fields.ts';
import { BitSet } from '../index/bitset.ts';
import type { SearchIndex } from '../index/search-index.ts';
import type { TextField } from '../index/text-field.ts';

/** The words of a language that are spelt correctly, unstemmed. */
export type Dictionary = {
  /** The number of documents of the language with each word; 1 for a word that only the synonyms have. */
  readonly frequencies: ReadonlyMap<string, number>;
  /** Words of the synonyms: whoever types one means it, however rare it is. */
  readonly named: ReadonlySet<string>;
  /** Words by length and first letter. */
  readonly groups: ReadonlyMap<string, readonly string[]>;
  readonly bySound: ReadonlyMap<string, readonly string[]>;
  /** Documents of the language. */
  readonly size: number;
};

export type DictionaryOf = {
  readonly language: string;
  readonly synonyms: Synonyms;
  /** Parts of people's names, where it is people that are looked for. */
  readonly names?: ReadonlySet<string>;
};

/** By the first dictionary field: indexes with the same texts share their dictionaries. */
const dictionaries = new WeakMap<TextField, Map<string, Dictionary>>();

/**
 * The dictionary of a language, built at its first misspelling: a word of another language is no right spelling of this
 * one. Words that only the synonyms know belong to it, because they find what they stand for.
 * @requirement B10
 */
export function dictionaryOf(index: SearchIndex, { language, synonyms }: DictionaryOf): Dictionary {
  const words = index.text(dictionaryFields[0]);
  const known = dictionaries.get(words) ?? new Map<string, Dictionary>();
  dictionaries.set(words, known);
  const made = known.get(language) ?? makeDictionary(index, { language, synonyms });
  known.set(language, made);
  return made;
}

function makeDictionary(index: SearchIndex, { language, synonyms }: DictionaryOf): Dictionary {
  const inLanguage = index.values('_language').withValue(language);
  // An index that does not say its languages has one.
  const own = inLanguage.count > 0 ? inLanguage : new BitSet(index.size, true);
  const frequencies = new Map<string, number>();
  const isWord = (term: string) => term.length > 2 && !/\d/.test(term) && !isStopWord(term, language);
  for (const name of dictionaryFields) {
    const { terms, starts, documents } = index.text(name).data;
    terms.forEach((term, number) => {
      if (!isWord(term)) return;
      let count = 0;
      for (const document of documents.subarray(starts[number], starts[number + 1]))
        if (own.has(document)) count += 1;
      if (count > 0) frequencies.set(term, Math.max(frequencies.get(term) ?? 0, count));
    });
  }
  const phrases = synonyms.rules.flatMap(({ from, to }) => [...from, ...to]);
  const named = new Set(phrases.flatMap((phrase) => phrase.split(' ')).filter(isWord));
  for (const term of named) if (!frequencies.has(term)) frequencies.set(term, 1);
  const words = [...frequencies.keys()];
  return {
    frequencies,
    named,
    groups: Map.groupBy(words, (word) => `${word.length}${word[0] ?? ''}`),
    bySound: Map.groupBy(words, (word) => soundKey(word, language)),
    size: own.count,
  };
}

/** By the field of the titles, which indexes with the same texts share. */
const namesByTitles = new WeakMap<TextField, Map<string, ReadonlySet<string>>>();

/**
 * The words in the titles of a section, as its people are called.
 * @requirement B10
 */
export function namesIn(index: SearchIndex, section: string): ReadonlySet<string> {
  const titles = index.text('title_exact');
  const known = namesByTitles.get(titles) ?? new Map<string, ReadonlySet<string>>();
  namesByTitles.set(titles, known);
  const found = known.get(section);
  if (found) return found;
  const people = index.values('c_searchsections_sm').withValue(section);
  const { terms, starts, documents } = titles.data;
  const names = new Set(
    terms.filter((_term, number) =>
      documents.subarray(starts[number], starts[number + 1]).some((document) => people.has(document)),
    ),
  );
  known.set(section, names);
  return names;
}
