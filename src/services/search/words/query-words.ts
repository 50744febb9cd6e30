import type { SearchKind } from '@/contracts/search';
import { fold } from '@/lib/fold';
import type { SynonymRule } from '#services/search/hits-request';
import {
  doctorWords,
  functionWords,
  generalWords,
  littleWords,
  weakWords,
  type WordLists,
} from '#services/search/words/common-words';
import { bareWord } from '#services/search/words/phrase-key';
import { readOnce } from '@/lib/read-once';
import { phrasesIn } from '#services/search/words/phrases-in';

const kindsOfCare: ReadonlySet<SearchKind> = new Set(['physician', 'location', 'condition']);

/** "X-ray walk in" says how, and not what; where it is a filter, it was read before. "Cannot walk in the morning" does. */
const walkIn = /\b(walk)\s+(ins?)\b(?!\s+(?:the|my|an?|this|pain)\b)/giu;
const isWalkIn = /^walk ins?$/u;

/** Texts that tell of symptoms and treatments: there the words are subjects. */
const texts: ReadonlySet<SearchKind> = new Set(['article', 'clinicalTrial']);

/** What a visitor typed, as words to look for. Something in quotes is one word. */
export type QueryWords = {
  /** What to look for where all words are wanted: as typed, without little words. */
  readonly asked: string;
  /** As typed, without little words and the words of sentences, which stay before a word of their name: "in stool". */
  readonly content: readonly string[];
  /** Of these, the ones that an answer says it left out. */
  readonly subjects: readonly string[];
  /** Of these, the ones that say something; all of `content` where none does. */
  readonly strong: readonly string[];
  /** Names of several words among them that the synonyms know, folded: "lyme disease". */
  readonly names: readonly string[];
};

/**
 * Sorts the words of a query. A word that belongs to a name of the synonyms says something: "doctor" in "heart doctor".
 * @param synonyms - the search service's; without any, only other words than those for doctors say nothing
 * @requirement B18 B19
 */
export function readQueryWords(
  query: string,
  from: { readonly type: SearchKind; readonly language: string; readonly synonyms: readonly SynonymRule[] },
): QueryWords {
  const language = from.language.slice(0, 2).toLowerCase();
  // Search services drop the signs of markup, and what is shown of the words must be no markup.
  const typed =
    query
      .replace(/[<>]/g, ' ')
      .replaceAll(walkIn, '$1-$2')
      .match(/"[^"]*"|\S+/gu) ?? [];
  const named = namesOf(from.synonyms)(bare(query));
  const names = named.map(({ name }) => name);
  const wordsOfNames = new Set(named.flatMap(({ key }) => key.split(' ')));
  const isOneOf = (words: WordLists, word: string) =>
    !wordsOfNames.has(bare(word)) && [plain(word), bare(word)].some((form) => words[language]?.has(form));
  const telling = typed.filter((word) => !isOneOf(littleWords, word));
  const content = contentOf(telling, { language, names: named.map(({ key }) => key) });
  const asked = telling.length === typed.length || content.length === 0 ? query : telling.join(' ');
  if (texts.has(from.type)) return { asked, content, subjects: content, strong: content, names };
  const isSubject = (word: string) => !isOneOf(generalWords, word) && !isOneOf(doctorWords, word);
  const subjects = content.filter((word) => !kindsOfCare.has(from.type) || isSubject(word));
  const strong = subjects.filter((word) => {
    const isWeak = isOneOf(weakWords, word) || isWalkIn.test(plain(word));
    return word.startsWith('"') || !isWeak;
  });
  return { asked, content, subjects, strong: strong.length > 0 ? strong : content, names };
}

/** The words that are not of sentences. Of a name, these stay, before the word that they belong to: "blood", "in stool". */
function contentOf(
  words: readonly string[],
  { language, names }: { readonly language: string; readonly names: readonly string[] },
): string[] {
  const own = words.map(bare);
  const content: string[] = [];
  let held: string[] = [];
  for (const [at, word] of words.entries()) {
    const isOfSentence = functionWords[language]?.has(plain(word)) ?? false;
    const isHeld = isOfSentence && names.some((name) => isWithin(name, own, at));
    if (own[at] !== '' && !isOfSentence) content.push([...held, word].join(' '));
    held = isHeld ? [...held, word] : [];
  }
  return content;
}

/** Whether a name stands around a place in some words, and does not end there. */
function isWithin(name: string, words: readonly string[], at: number): boolean {
  const parts = name.split(' ');
  return parts.some(
    (_part, before) => before < parts.length - 1 && parts.every((part, n) => words[at - before + n] === part),
  );
}

type Name = {
  readonly name: string;
  /** How it is compared with the words of a query. */
  readonly key: string;
};

/** Finds the names of several words in some synonyms, which are the same for many searches. */
const namesOf = readOnce((synonyms: readonly SynonymRule[]) => {
  const all = synonyms.flatMap(({ from, to }) => [...from, ...to]).map(plain);
  const byKey = new Map(all.filter((name) => name.includes(' ')).map((name) => [bare(name), name]));
  return phrasesIn<Name>([...byKey].map(([key, name]) => [key, { name, key }]));
});

function bare(text: string): string {
  return plain(text).split(' ').map(bareWord).join(' ');
}

/** Folded, with Arabic letters in one spelling and without signs. */
function plain(text: string): string {
  return fold(text)
    .replace(/['’]s\b/gu, '')
    .replace(/['’]/gu, '')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replace(/[أإآ]/gu, 'ا')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
