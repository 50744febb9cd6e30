import type { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { ItemTree } from './items.ts';
import type { Problems } from './problems.ts';
import { bagOf, readYamlFile } from './read-files.ts';
import type { Site } from './store.ts';
import { didYouMean } from './suggest.ts';

type DictionaryContext = {
  readonly tree: ItemTree;
  readonly site: Site;
  readonly problems: Problems;
  readonly digest: ReturnType<typeof createHash>;
};

/**
 * Adds the dictionary files to the tree as clients expect them: one entry for each key, with a phrase for each
 * language. A key that the default language does not have becomes a problem.
 * @requirement A15
 */
export function addDictionary(folder: string, { tree, site, problems, digest }: DictionaryContext): void {
  const [defaultLanguage = 'en', ...others] = site.languages.map(({ name }) => name);
  const fileOf = (language: string) => join(folder, 'dictionary', `${language}.yaml`);
  const read = (language: string) => {
    const phrases = bagOf(readYamlFile(fileOf(language), problems, digest)) ?? {};
    for (const [key, phrase] of Object.entries(phrases)) {
      if (typeof phrase !== 'string' && typeof phrase !== 'number')
        problems.add(fileOf(language), [key], `the phrase of "${key}" is no text`);
    }
    return phrases;
  };
  const phrases = read(defaultLanguage);
  const translations = others.map((language) => [language, read(language)] as const);
  Object.entries(phrases).forEach(([key, phrase], index) => {
    const versions = translations.flatMap(([language, translated]) =>
      translated[key] === undefined
        ? []
        : [[language, { fields: { Phrase: String(translated[key]) } }] as const],
    );
    tree.add({
      file: fileOf(defaultLanguage),
      place: [key],
      path: `${site.rootPath}/dictionary/entry-${String(index + 1).padStart(4, '0')}`,
      template: 'Dictionary Entry',
      data: {
        displayName: key,
        fields: { Key: key, Phrase: String(phrase) },
        languages: Object.fromEntries(versions),
      },
    });
  });
  for (const [language, translated] of translations) {
    for (const key of Object.keys(translated)) {
      if (!(key in phrases))
        problems.add(
          fileOf(language),
          [key],
          `"${key}" is missing in ${defaultLanguage}.yaml${didYouMean(key, Object.keys(phrases))}`,
          join(folder, 'dictionary', defaultLanguage),
        );
    }
  }
}
