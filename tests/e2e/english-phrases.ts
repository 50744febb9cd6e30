import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { usStates } from '../../src/lib/us-states';

/** The words of a language's dictionary, of three letters or more. */
function vocabulary(language: string): ReadonlySet<string> {
  const file = readFileSync(`content/dictionary/${language}.yaml`, 'utf8');
  const texts = Object.values(parse(file) as Readonly<Record<string, string>>);
  return new Set(texts.flatMap((text) => wordsIn(text)));
}

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}’']{3,}/gu) ?? [];

/** What the screen reader itself says of a thing, before and after its name. */
const ownWords =
  /^(polite: |[a-z]+(?=, |$))|(?<=, )(required|(not )?(checked|pressed)|disabled|invalid|level \d|current \w+|placeholder)\b/g;

/**
 * Phrases of another language that hold an English word. Names are none: of doctors, places, plans and states, and what
 * the visitor typed.
 */
export function englishPhrases(
  phrases: readonly string[],
  language: string,
  names: readonly string[],
): readonly string[] {
  const known = vocabulary(language);
  const english = [...vocabulary('en')].filter((word) => !known.has(word));
  const states = new Set(usStates.map(([, name]) => `option, ${name}`));
  return phrases.filter((phrase) => {
    if (states.has(phrase)) return false;
    let text = phrase
      .replaceAll(/\d+ .*? [A-Z]{2} \d{5}/g, '')
      .replaceAll(ownWords, '')
      .replaceAll(/\S+@\S+/g, '');
    for (const name of names) text = text.replaceAll(name, '');
    const words = new Set(wordsIn(text));
    return english.some((word) => words.has(word));
  });
}
