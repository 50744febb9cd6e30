import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { phraseNamespaces } from '@/i18n/phrases';
import { wordsWithoutCms } from '@/i18n/without-cms';

const known: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(phraseNamespaces));
/** Said by a page of ours alone, which no dictionary has. */
const own = new Set(['If this is an emergency, call 911.']);

test.each(['es-MX', 'ar'])(
  '[A10] what %s visitors read without the CMS is what its dictionary says',
  (language) => {
    const dictionary = parse(readFileSync(`content/dictionary/${language}.yaml`, 'utf8')) as Record<
      string,
      string
    >;
    const words = Object.entries(wordsWithoutCms(language)).filter(([key]) => !own.has(key));
    expect(words.length).toBeGreaterThan(5);
    expect(words.map(([key]) => key).filter((key) => !(key in known))).toEqual([]);
    // The words of the block itself may stand in its item.
    expect(words.filter(([key, text]) => key in dictionary && dictionary[key] !== text)).toEqual([]);
  },
);

test('[A10] English, and a language that nobody translated, are the words of the phrases', () => {
  expect([wordsWithoutCms('en'), wordsWithoutCms('pl-PL')]).toEqual([{}, {}]);
});
