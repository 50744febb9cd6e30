import { isStopWord } from '../analysis/language.ts';
import { soundKey } from '../analysis/sound-key.ts';
import { dictionaryFields } from '../index/fields.ts';
import type { SearchIndex } from '../index/search-index.ts';
import type { TextField } from '../index/text-field.ts';
import { editDistance } from '../../lib/edit-distance.ts';

const maxEdits = 2;
/**
 * The share of the shorter word that must stay, because two edits turn a short word into another. As Solr's `accuracy`.
 */
const accuracy = 0.65;
/** Shorter words are never corrected, and slightly longer ones not by sound: too many short words sound alike. */
const shortestWord = 4;
const shortestBySound = 6;
/** A word in more than this share of the documents is not a misspelling. */
const commonShare = 0.01;

/** A correction, and the number of documents that have it. */
export type Suggestion = { readonly word: string; readonly frequency: number };

type Dictionary = {
  readonly frequencies: ReadonlyMap<string, number>;
  /** Words by length and first letter. */
  readonly groups: ReadonlyMap<string, readonly string[]>;
  readonly bySound: ReadonlyMap<string, readonly string[]>;
};

/** By the first dictionary field: indexes with the same texts share a dictionary. */
const dictionaries = new WeakMap<TextField, Dictionary>();

/** The unstemmed words of an index. Built at the first misspelling. */
function dictionaryOf(index: SearchIndex): Dictionary {
  const words = index.text(dictionaryFields[0]);
  const known = dictionaries.get(words);
  if (known) return known;
  const frequencies = new Map<string, number>();
  for (const name of dictionaryFields) {
    const { terms, starts } = index.text(name).data;
    terms.forEach((term, number) => {
      if (term.length < 3 || /\d/.test(term) || isStopWord(term, 'en')) return;
      const count = (starts[number + 1] ?? 0) - (starts[number] ?? 0);
      frequencies.set(term, Math.max(frequencies.get(term) ?? 0, count));
    });
  }
  const groups = new Map<string, string[]>();
  const bySound = new Map<string, string[]>();
  for (const term of frequencies.keys()) {
    push(groups, `${term.length}${term[0] ?? ''}`, term);
    push(bySound, soundKey(term), term);
  }
  const dictionary = { frequencies, groups, bySound };
  dictionaries.set(words, dictionary);
  return dictionary;
}

function push(groups: Map<string, string[]>, key: string, value: string): void {
  const group = groups.get(key);
  if (group) group.push(value);
  else groups.set(key, [value]);
}

/** Distance of each found word from the typed one: smaller is nearer. */
type Found = Map<string, number>;

/**
 * Words of the index that are near a word, the nearest and most frequent first. As in Solr: same first letter and at
 * most two edits; then another first letter and one edit; then words that sound alike. Words of the index itself are
 * not corrected.
 * @requirement B10
 */
export function suggest(index: SearchIndex, word: string, count: number): readonly Suggestion[] {
  if (word.length < shortestWord) return [];
  const dictionary = dictionaryOf(index);
  const { frequencies } = dictionary;
  if ((frequencies.get(word) ?? 0) > index.size * commonShare) return [];
  const found: Found = new Map();
  const isSameStart = (key: string) => key.endsWith(word[0] ?? '');
  addNear(found, word, dictionary, isSameStart);
  if (found.size < count) addNear(found, word, dictionary, (key) => !isSameStart(key));
  if (found.size === 0 && word.length >= shortestBySound)
    for (const term of dictionary.bySound.get(soundKey(word)) ?? [])
      if (Math.abs(term.length - word.length) <= maxEdits) found.set(term, maxEdits + 1);
  found.delete(word);
  const own = frequencies.get(word) ?? 0;
  return [...found]
    .map(([term, edits]) => ({ word: term, edits, frequency: frequencies.get(term) ?? 0 }))
    .filter(({ frequency }) => frequency > own)
    .sort((a, b) => a.edits - b.edits || b.frequency - a.frequency)
    .slice(0, count)
    .map(({ word: better, frequency }) => ({ word: better, frequency }));
}

function addNear(
  found: Found,
  word: string,
  { groups }: Dictionary,
  isWanted: (group: string) => boolean,
): void {
  for (const [key, terms] of groups) {
    if (Math.abs(Number.parseInt(key, 10) - word.length) > maxEdits || !isWanted(key)) continue;
    for (const term of terms) {
      const edits = editDistance(word, term, maxEdits);
      const isNear = 1 - edits / Math.min(word.length, term.length) >= accuracy;
      // A doubled or swapped letter is a slip; a wrong first letter rarely is.
      const isSameStart = term[0] === word[0];
      if (isNear && edits <= (isSameStart ? maxEdits : 1)) found.set(term, edits + (isSameStart ? 0 : 0.5));
    }
  }
}
