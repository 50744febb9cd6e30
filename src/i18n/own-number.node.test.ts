import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { phraseNamespaces } from '@/i18n/phrases';

/** The specification's telephone number, which belongs to a hospital that is not the demo's. */
const foreign = /888.?824/;
const languages = ['en', 'es-MX', 'ar'];
const known: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(phraseNamespaces));

test.each(languages)(
  '[J4] [O2] no words of the %s dictionary hold the number of somebody else',
  (language) => {
    const dictionary = parse(readFileSync(`content/dictionary/${language}.yaml`, 'utf8')) as Record<
      string,
      string
    >;
    expect(Object.values(dictionary).filter((words) => foreign.test(words))).toEqual([]);
    // A phrase that the dictionary does not have is shown as it stands in the code.
    const shown = Object.entries(known).filter(([, words]) => foreign.test(words));
    expect(shown.length).toBeGreaterThan(5);
    expect(shown.map(([key]) => key).filter((key) => !(key in dictionary))).toEqual([]);
  },
);

test('[O2] no content file does', () => {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(?:ya?ml|ts|json|md|svg|vtt)$/.test(name) && !name.startsWith('dictionary/'),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((name) => foreign.test(readFileSync(join('content', name), 'utf8')))).toEqual([]);
});
