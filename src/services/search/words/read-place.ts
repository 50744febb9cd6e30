import { fold } from '@/lib/fold';
import { radiusMiles } from '@/domain/search/search-url';
import { placeNamedAt, type NamedPlace } from '#services/geocode/known-places';
import { take, tidy, type Reading } from '#services/search/words/reading';
import type { IntentWords } from '#services/search/words/intent-words';

/** What follows the number of a house: "10012 S Western", "10012 Maple Grove Ave". */
const street =
  "(?!\\s+(?:[nsew]\\.?\\s+\\p{L}|(?:[\\p{L}\\d.’'-]+\\s+){1,3}(?:st|street|ave|avenue|blvd|boulevard|rd|road|drive|ln|lane|pkwy|parkway|hwy|highway|court|terrace)(?![\\p{L}\\d])))";
const zip = new RegExp(`(?:^|\\s)(?:in\\s+|en\\s+|في\\s+)?(\\d{5}(?:-\\d{4})?)(?=\\s|$)${street}`, 'iu');
/** "In" at the end with a few words that are no part of somebody: any place, if a geocoder knows one of this name. */
const anywhere =
  /(?:^|\s)(?:in|en|في)\s+(?!(?:the|my|his|her|our|their|an?|el|las?|los|mis?|sus?|una?)\s)([\p{L}.,’'-]+(?: [\p{L}.,’'-]+){0,2})$/iu;
/** Words that may follow a place in the middle of a sentence. */
const goesOn = new Set(
  'who that which with and for que con y para الذي التي يتحدث تتحدث يتكلم تتكلم يقبل تقبل'.split(' '),
);
/** After these words a name is part of another one: University of Chicago. */
const joins = new Set(['of', 'de', 'del', 'dr', 'dra', 'the']);

type Asked = { readonly locations: readonly string[]; readonly isOnlyPlace: boolean };

/**
 * Reads where to look: "near Oak Park", a ZIP code, "in Evanston", "dermatology hinsdale", "downtown". Without a word
 * before it, a name is only read at the beginning or the end, and if it is one of the region. "Near me" names no place.
 * @param locations - names of our own locations, which stay what is searched for
 * @param isOnlyPlace - a name that may be another word or a person is a place, too, and so is any name after "in": nobody
 * is found by it
 * @requirement B28
 */
export function readPlace(
  reading: Reading,
  { known, ...asked }: Asked & { readonly known: readonly IntentWords[] },
): void {
  for (const { nearMe } of known) take(reading, nearMe);
  const before = reading.rest;
  let near: RegExpExecArray | undefined;
  for (const words of known) near ??= take(reading, words.near);
  if (near?.groups?.place !== undefined) {
    const [place, after] = namedFirst(near.groups.place);
    reading.rest = tidy(`${before.slice(0, near.index)} ${after}`);
    reading.distance = place;
    const miles = Number(near.groups.miles ?? Number.NaN);
    reading.radius = radiusMiles.find((radius) => radius >= miles) ?? null;
    return;
  }
  const code = take(reading, zip)?.[1];
  if (code === undefined) readName(reading, asked);
  else reading.distance = code;
  if (asked.isOnlyPlace && reading.distance === '') reading.distance = take(reading, anywhere)?.[1] ?? '';
}

/** A text as the ZIP code or place of the region at its beginning and what follows; as a place altogether without one. */
function namedFirst(text: string): readonly [place: string, after: string] {
  const words = tidy(text).split(' ');
  const isCode = /^\d{5}(?:-\d{4})?$/.test(words[0] ?? '');
  const end = isCode ? 1 : (placeNamedAt(words, 0)?.count ?? words.length);
  return [words.slice(0, end).join(' '), words.slice(end).join(' ')];
}

function readName(reading: Reading, { locations, isOnlyPlace }: Asked): void {
  const typed = reading.rest.split(' ');
  for (let at = 0; at < typed.length; at += 1) {
    const words = withoutJoinedIn(typed, at);
    const named = placeNamedAt(words, at);
    const before = inBefore(words.slice(0, at)) || Number(words !== typed);
    const isPlain = isOnlyPlace || named?.isPlain === true;
    if (!named || !isMeant(words, at, { ...named, isPlain, isAfterIn: before > 0 })) continue;
    const name = words.slice(at, at + named.count).join(' ');
    if (isOurs(reading.rest, name, locations)) return;
    reading.distance = name;
    const kept = words === typed ? at - before : at;
    reading.rest = [...words.slice(0, kept), ...words.slice(at + named.count)].join(' ');
    return;
  }
}

function isMeant(
  words: readonly string[],
  at: number,
  { count, isPlain, isAfterIn }: NamedPlace & { readonly isAfterIn: boolean },
): boolean {
  const after = words[at + count];
  const isLast = after === undefined;
  if (isAfterIn) return isLast || goesOn.has(fold(after)) || words[at + count - 1]?.endsWith(',') === true;
  return isPlain && (isLast || at === 0) && !joins.has(fold(words[at - 1] ?? ''));
}

const introduction =
  /(?:^|\s)(?:in(?:\s+the)?|en(?:\s+(?:el|la|los|las))?(?:\s+(?:zona|barrio|vecindario|[aá]rea|ciudad)\s+del?)?|في(?:\s+(?:حي|منطق[ةه]|ضاحي[ةه]|مدين[ةه]))?)$/iu;

/** How many words at the end of some say that a place follows. */
function inBefore(words: readonly string[]): number {
  return introduction.exec(words.join(' '))?.[0].trim().split(' ').length ?? 0;
}

/** Arabic joins "in" to the name: "بإيفانستون". A name that begins so itself stays whole. */
function withoutJoinedIn(words: readonly string[], at: number): readonly string[] {
  const [, name] = /^ب(\p{Script=Arabic}{3,})$/u.exec(words[at] ?? '') ?? [];
  if (name === undefined || placeNamedAt(words, at)) return words;
  const bare = words.with(at, name);
  return placeNamedAt(bare, at) ? bare : words;
}

/** Whether the words are the name of one of our locations, which is more than the place it is in. */
function isOurs(text: string, place: string, locations: readonly string[]): boolean {
  return fold(text) !== fold(place) && locations.some((name) => fold(name).includes(fold(text)));
}
