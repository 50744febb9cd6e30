import rows from '../../../content/organization/places.json' with { type: 'json' };
import { fold } from '@/lib/fold';
import { usStates } from '@/lib/us-states';

/** A place of the region that some words name. */
export type NamedPlace = {
  /** How many words name it, its city and state included. */
  readonly count: number;
  /** Whether the words alone say a place: `Harvey` may be a person, `Hinsdale` and `Harvey, IL` are not. */
  readonly isPlain: boolean;
};

const spellings: Readonly<Record<string, string>> = { saint: 'st', mount: 'mt', fort: 'ft', heights: 'hts' };
const states: ReadonlyMap<string, string> = new Map([
  ...usStates.flatMap(([code, name]): [string, string][] => [
    [code.toLowerCase(), code],
    [fold(name).replaceAll(' ', ''), code],
  ]),
  ['الينوي', 'IL'],
  ['انديانا', 'IN'],
  ['ويسكونسن', 'WI'],
]);
/** Abbreviations of states that are words or titles: those of another state only after a comma. */
const alsoWords = new Set(['de', 'hi', 'in', 'la', 'md', 'me', 'ok', 'or']);
const longestState = 3;
/** Before a city: its middle. */
const middle: readonly (readonly string[])[] = [
  ['downtown'],
  ['centro', 'de'],
  ['el', 'centro', 'de'],
  ['وسط'],
  ['وسط', 'مدينة'],
];
const longestName = 5;

function keyOf(words: readonly string[]): string {
  return words
    .flatMap((word) =>
      fold(word)
        .replaceAll(/[.'’‘`]/gu, '')
        .replaceAll('ة', 'ه')
        .replaceAll('ى', 'ي')
        .split(/[^\p{L}\d]+/u),
    )
    .map((word) => spellings[word] ?? word)
    .join('');
}

type Known = {
  readonly name: string;
  readonly needsIn: boolean;
  readonly city: string;
  readonly state: string;
};

const known: ReadonlyMap<string, Known> = new Map(
  rows.flatMap((row) => {
    const needsIn = 'needsIn' in row;
    const place = {
      name: row.name,
      city: 'city' in row ? row.city : '',
      state: 'state' in row ? row.state : 'IL',
    };
    const names = [row.name, ...('also' in row ? row.also : [])];
    const afterIn = 'alsoAfterIn' in row ? row.alsoAfterIn : [];
    return [
      ...names.map((name): [string, Known] => [keyOf([name]), { ...place, needsIn }]),
      ...afterIn.map((name): [string, Known] => [keyOf([name]), { ...place, needsIn: true }]),
    ];
  }),
);

/**
 * The place of the region (`content/organization/places.json`) whose name begins with a word of a text: the longest
 * that fits, with its city and state where they follow.
 * @param words - the text's words, with their punctuation
 * @param from - index of the first word of the name
 * @requirement B28
 */
export function placeNamedAt(words: readonly string[], from: number): NamedPlace | undefined {
  for (const name of middle) {
    const after = from + name.length;
    if (keyOf(words.slice(from, after)) !== keyOf(name)) continue;
    const city = placeNamedAt(words, after);
    if (city) return { count: city.count + name.length, isPlain: true };
  }
  for (let count = Math.min(longestName, words.length - from); count > 0; count -= 1) {
    const end = from + count;
    const place = known.get(keyOf(words.slice(from, end)));
    if (!place) continue;
    const hasCity = place.city !== '' && known.get(keyOf(words.slice(end, end + 1)))?.name === place.city;
    const afterCity = end + Number(hasCity);
    const stated = stateAt(words, afterCity, place.state);
    return {
      count: count + Number(hasCity) + stated,
      isPlain: !place.needsIn || hasCity || stated > 0,
    };
  }
  return undefined;
}

/**
 * How many words name a state behind a place. One of another state says that another place of this name is meant; it
 * counts where nothing follows.
 */
function stateAt(words: readonly string[], from: number, own: string): number {
  const left = words.length - from;
  for (let count = Math.min(longestState, left); count > 0; count -= 1) {
    const key = keyOf(words.slice(from, from + count));
    const state = states.get(key);
    if (state === undefined) continue;
    const isWord = alsoWords.has(key) && words[from - 1]?.endsWith(',') !== true;
    if (state === own ? key !== 'in' || count === left : count === left && !isWord) return count;
  }
  return 0;
}
