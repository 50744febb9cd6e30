import { isStopWord } from '../analysis/language.ts';
import { soundKey } from '../analysis/sound-key.ts';
import type { Synonyms } from '../analysis/synonyms.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { editDistance } from '../../lib/edit-distance.ts';
import { dictionaryOf, type Dictionary, type DictionaryOf } from './dictionary.ts';

/** Long words may have one edit more. */
const maxEdits = (word: string): number => (word.length > 7 ? 3 : 2);
/**
 * The share of the shorter word that must stay, because two edits turn a short word into another.
 */
const accuracy = 0.62;
/** Shorter words are never corrected. */
const shortestWord = 4;
/** A word in more than this share of the documents is not a misspelling. */
const commonShare = 0.01;
/** What sounds alike is as near as if it had so many edits fewer: "nefrology" is nephrology, not neurology. */
const soundBonus = 1.25;
/** Words that only sound alike are so far from each other, in edits: farther than one slip of the finger. */
const soundAlone = 2.5;
/** Shorter words sound alike by chance: they have to look alike, too. */
const shortestBySound = 6;
/** One slip from somebody's name is nearer than a word that only sounds alike: "dunore" is Dunmore, not donor. */
const nameBonus = 0.5;
/** Two words without the space between them: `heartattack`. */
const shortestHalf = 4;

/** A correction, and the number of documents that have it. */
export type Suggestion = { readonly word: string; readonly frequency: number };

/**
 * Words of the dictionary that are near a word, the nearest and most frequent first: by edits and by sound. Another
 * first letter counts half an edit more, and allows no second one. Words of the dictionary itself are corrected only
 * into more frequent ones.
 * @requirement B10
 */
export function suggest(
  index: SearchIndex,
  word: string,
  { count, ...of }: DictionaryOf & { readonly count: number },
): readonly Suggestion[] {
  if (word.length < shortestWord) return [];
  const dictionary = dictionaryOf(index, of);
  const { frequencies, named, size } = dictionary;
  const own = frequencies.get(word) ?? 0;
  if (own > size * commonShare || named.has(word)) return [];
  // A right word of another language is taken for what it sounds like, "asma" for asthma, and for nothing else.
  const isRightThere = own === 0 && isRightElsewhere(index, word, of.synonyms);
  const key = soundKey(word, of.language);
  const found = [...near(word, dictionary, of), ...(own === 0 ? halves(word, dictionary) : [])];
  return (
    found
      .filter(({ word: other }) => !isRightThere || soundKey(other, of.language) === key)
      .filter(({ frequency }) => frequency > own)
      // Texts that nobody has translated hold words of another language: "pneumonia" does not mend "neumonía".
      .filter(({ word: other }) => own === 0 || named.has(other) || !of.synonyms.isWordElsewhere(other))
      .sort((a, b) => a.distance - b.distance || b.frequency - a.frequency)
      .slice(0, count)
      .map(({ word: better, frequency }) => ({ word: better, frequency }))
  );
}

/** Whether a word is spelt as the dictionary has it, or as another language of the site has. @requirement B10 */
export function isKnown(index: SearchIndex, word: string, of: DictionaryOf): boolean {
  return dictionaryOf(index, of).frequencies.has(word) || isRightElsewhere(index, word, of.synonyms);
}

/** Whether a word is right in another language of the site, and in this one is none. @requirement B10 */
export function isForeign(index: SearchIndex, word: string, of: DictionaryOf): boolean {
  return (
    word.length >= shortestWord &&
    !isStopWord(word, of.language) &&
    isRightElsewhere(index, word, of.synonyms) &&
    !dictionaryOf(index, of).frequencies.has(word)
  );
}

function isRightElsewhere(index: SearchIndex, word: string, synonyms: Synonyms): boolean {
  return synonyms.isWordElsewhere(word) || index.text('other_languages_exact').find(word) !== undefined;
}

type Near = Suggestion & { readonly distance: number };

function near(
  word: string,
  { frequencies, groups, bySound }: Dictionary,
  { language, names }: DictionaryOf,
): readonly Near[] {
  const most = maxEdits(word);
  const alike = new Set(
    (bySound.get(soundKey(word, language)) ?? []).filter((term) =>
      word.length >= shortestBySound
        ? Math.abs(term.length - word.length) <= most
        : editDistance(word, term, 2) <= 2,
    ),
  );
  const lengths = [...groups].filter(([group]) => Math.abs(Number.parseInt(group, 10) - word.length) <= most);
  const terms = new Set([...lengths.flatMap(([, found]) => found), ...alike]);
  terms.delete(word);
  return [...terms].flatMap((term) => {
    const isSameStart = term[0] === word[0];
    const edits = editDistance(word, term, most);
    const isLike = 1 - edits / Math.min(word.length, term.length) >= accuracy || alike.has(term);
    const isNear = isLike && edits <= (isSameStart ? most : 1);
    if (!isNear && !alike.has(term)) return [];
    const bonus =
      (alike.has(term) ? soundBonus : 0) + (edits === 1 && names?.has(term) === true ? nameBonus : 0);
    const distance = (isNear ? edits : soundAlone) + (isSameStart ? 0 : 0.5) - bonus;
    return [{ word: term, distance, frequency: frequencies.get(term) ?? 0 }];
  });
}

/** The most frequent two words that a word is when a space is put into it. */
function halves(word: string, { frequencies }: Dictionary): readonly Near[] {
  const found: Near[] = [];
  for (let at = shortestHalf; at <= word.length - shortestHalf; at += 1) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    const frequency = Math.min(frequencies.get(first) ?? 0, frequencies.get(second) ?? 0);
    if (frequency > 0) found.push({ word: `${first} ${second}`, distance: 1, frequency });
  }
  return found;
}
