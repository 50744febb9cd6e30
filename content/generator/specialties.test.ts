import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Synonyms } from '../../gateways/search/analysis/synonyms.ts';
import { exactTokens } from '../../gateways/search/analysis/tokens.ts';
import { specialties } from './specialties.ts';

const synonymsOf = (language: string): string =>
  readFileSync(join(import.meta.dirname, `../../gateways/search/synonyms/synonyms_${language}.txt`), 'utf8');

/** Words as search compares them. */
function folded(text: string): string {
  return exactTokens(text)
    .map(({ term }) => term)
    .join(' ');
}

test('[B19] search knows every specialty by its lay name', () => {
  const synonyms = new Synonyms(synonymsOf('en'));
  for (const { layName, name } of specialties)
    assert.ok(synonyms.of(folded(layName)).includes(folded(name)), `${layName}: ${name}`);
});

test('[B19] in Spanish and in Arabic too, everyday words stand for every specialty', () => {
  for (const [language, names] of [
    ['es', specialties.map(({ spanish }) => [spanish])],
    // Doctors are those of the English name there: the Arabic one is made of everyday words.
    ['ar', specialties.map(({ arabic, name }) => [arabic, name])],
  ] as const) {
    const known = new Set(
      synonymsOf(language)
        .split(/[\n,]|=>/)
        .map(folded),
    );
    assert.deepEqual(
      names.filter((ways) => !ways.some((name) => known.has(folded(name)))),
      [],
    );
  }
});
