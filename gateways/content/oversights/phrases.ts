import { dirname, join } from 'node:path';
import type { Problems } from '../problems.ts';
import type { Snapshot } from '../snapshot.ts';
import { didYouMean } from '../suggest.ts';

const placeholdersOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/**
 * Looks for phrases without words, and for those with a placeholder that their key does not have: visitors would read its
 * name. Keys in words alone ("Results for") have the placeholders of the default language.
 * @requirement O6
 */
export function checkPhrases({ items, site }: Snapshot, problems: Problems): void {
  for (const { file, template, place, values } of items.values()) {
    if (template !== 'Dictionary Entry') continue;
    const [key = ''] = place.map(String);
    const inDefault = placeholdersOf(String(values[site.languages[0]?.name ?? 'en']?.Phrase ?? ''));
    const inKey = placeholdersOf(key);
    const known = inKey.length > 0 ? inKey : inDefault;
    for (const [language, { Phrase: phrase }] of Object.entries(values)) {
      const add = (reason: string) => problems.add(join(dirname(file), `${language}.yaml`), place, reason);
      if (phrase === '') add(`the phrase of "${key}" is empty: write it, or take the line away`);
      for (const name of placeholdersOf(String(phrase ?? ''))) {
        if (known.includes(name)) continue;
        add(`"${key}" has no {${name}}, so visitors read it as it stands${didYouMean(name, known)}`);
      }
    }
  }
}
