import { keyOf, wordsOf } from './place-names.ts';

/** An address as its parts say it. */
export type Address = {
  /** Words between commas, without ZIP code, state and country; the last part usually names the city. */
  readonly parts: readonly (readonly string[])[];
  readonly zip: string | undefined;
  /** Two letters; undefined where the address names none. */
  readonly state: string | undefined;
};

/** What is known of names, to tell a ZIP code from a number of a house. */
export type KnownNames = {
  readonly stateOf: (words: readonly string[]) => string | undefined;
  readonly isPlace: (words: readonly string[], state: string | undefined) => boolean;
};

const country = /[\s,]+(?:u\.?\s?s\.?\s?a\.?|u\.s\.?|united states(?: of america)?)\s*$/iu;
const phone = /\(?\b\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b/gu;
/** A part of a building or a box says nothing about the place. */
const unit =
  /(?:\b(?:suite|ste|apt|apartment|unit|floor|fl|room|rm|bldg|building)\.?\s+(?:[a-z]?\d+\w*|[a-z])|\bp\.?\s?o\.?\s+box\s+\d+|#\s*\w+)(?=[\s,]|$)/giu;
const longestState = 3;

/**
 * Reads an address as people write it: with commas or without, in any case, with phone number, suite and country.
 * Five digits are a ZIP code where nothing follows them but a state or a place; before the name of a street they are the
 * number of a house.
 * @requirement B14
 */
export function readAddress(text: string, known: KnownNames): Address {
  const clean = text
    .replaceAll(/[\n;|،]+/gu, ',')
    .replaceAll(phone, ' ')
    .replace(country, '')
    .replaceAll(unit, ' ')
    .replaceAll(/\b([a-z]{2})(\d{5})\b/giu, '$1 $2');
  const parts = clean
    .split(',')
    .map(wordsOf)
    .filter(({ length }) => length > 0);
  const at = zipAt(parts, known);
  const withoutZip = at
    ? parts.map((words, part) => (part === at.part ? words.toSpliced(at.word, at.count) : words))
    : parts;
  const rest = withoutZip.filter(({ length }) => length > 0);
  return { ...takeState(rest, known), zip: at?.zip };
}

type ZipAt = {
  readonly part: number;
  readonly word: number;
  readonly count: number;
  readonly zip: string;
};

function zipAt(parts: readonly (readonly string[])[], known: KnownNames): ZipAt | undefined {
  for (let part = parts.length - 1; part >= 0; part -= 1) {
    const words = parts[part] ?? [];
    for (let word = words.length - 1; word >= 0; word -= 1) {
      const zip = zipOf(words, word, known);
      if (zip === undefined) continue;
      const count = /^\d{4}$/.test(words[word + 1] ?? '') ? 2 : 1;
      const after = [words.slice(word + count), ...parts.slice(part + 1)].filter(({ length }) => length > 0);
      const { parts: named, state } = takeState(after, known);
      const isZip = named.length === 0 || (named.length === 1 && known.isPlace(named[0] ?? [], state));
      return isZip ? { part, word, count, zip } : undefined;
    }
  }
  return undefined;
}

/** Tables lose the zero at the beginning of a ZIP code: `MA 2134`. */
function zipOf(words: readonly string[], at: number, { stateOf }: KnownNames): string | undefined {
  const word = words[at] ?? '';
  const isShort = /^\d{4}$/.test(word) && at > 0 && stateOf(words.slice(at - 1, at)) !== undefined;
  return isShort ? `0${word}` : /^(\d{5})(?:-?\d{4})?$/.exec(word)?.[1];
}

/** Takes the state from the end. The name of a state alone is left: there are cities called so. */
function takeState(
  parts: readonly (readonly string[])[],
  { stateOf }: KnownNames,
): Pick<Address, 'parts' | 'state'> {
  const last = parts.at(-1) ?? [];
  for (let count = Math.min(longestState, last.length); count > 0; count -= 1) {
    const state = stateOf(last.slice(-count));
    if (state === undefined) continue;
    const left = last.slice(0, -count);
    return { parts: left.length > 0 ? parts.with(-1, left) : parts.slice(0, -1), state };
  }
  return { parts, state: undefined };
}

/** The key of the words from one on, and how many there are. @requirement B14 */
export function* endings(
  words: readonly string[],
): Generator<{ readonly key: string; readonly start: number }> {
  for (let start = 0; start < words.length; start += 1) yield { key: keyOf(words.slice(start)), start };
}
