import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stopWordsOf } from '../../gateways/search/analysis/language.ts';
import { Synonyms } from '../../gateways/search/analysis/synonyms.ts';
import { models } from '../../gateways/search/models.ts';
import type { Weights } from '../../gateways/search/query/score.ts';

/**
 * Writes the configset for Solr: `npm run solr:configset -- FOLDER`. Weights, facets, synonyms and stop words come from
 * the embedded engine's own files, so that both engines say the same.
 */

const here = import.meta.dirname;
const synonyms = join(here, '../../gateways/search/synonyms');
const languages = ['en', 'es', 'ar'];

/** Fields of the embedded engine that go by another name in Solr, where a list field cannot be searched by words. */
const renamed: Readonly<Record<string, string>> = { c_specialty_details_sm: 'c_specialty_details_txt' };
/** Fields that have a twin for each other language that is stemmed. */
const twins: Readonly<Record<string, readonly string[]>> = {
  resulttitle_t: ['title_es', 'title_ar'],
  resultbody_t: ['body_es', 'body_ar'],
  specialties_txt: ['specialties_es', 'specialties_ar'],
  c_treated_conditions_t: ['treated_es', 'treated_ar'],
};

function weightsText(weights: Weights): string {
  return Object.entries(weights)
    .flatMap(([field, weight]) => {
      const names = [renamed[field] ?? field, ...(twins[field] ?? [])];
      return names.map((name) => `${name}^${weight}`);
    })
    .join(' ');
}

/** Solr's parameter sets, one for each model. */
export function parameterSets(): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(models).map(([name, model]) => [
      name,
      {
        qf: weightsText(model.weights),
        pf: weightsText(model.phraseWeights),
        mm: model.minimumMatch,
        tie: String(model.tie),
        'facet.field': [...model.facets],
        ...(model.section ? { _appends_: { fq: `c_searchsections_sm:"${model.section}"` } } : {}),
      },
    ]),
  );
}

/** An arrow replaces in Solr; here it adds: every word on the left stands on the right too. */
function keepingWords(text: string): string {
  return text
    .split('\n')
    .flatMap((line) => {
      const [left = '', right] = line.replace(/#.*$/, '').split('=>');
      if (right === undefined) return [line];
      return left.split(',').map((word) => `${word.trim()} => ${word.trim()}, ${right.trim()}`);
    })
    .join('\n');
}

/**
 * A language's synonyms for Solr, those of the other languages included. Solr splits a rule at spaces only and compares
 * it with words that are folded already, so each phrase stands there as the embedded engine reads it: "x ray", not
 * "x-ray". Arabic is not folded in Solr, so its phrases stand there as written, too.
 */
export function synonymsFor(language: string, read: (language: string) => string): string {
  const others = languages.filter((other) => other !== language);
  const synonyms = new Synonyms(read(language), others.map(read));
  const folded = synonyms.phrases.map(
    (phrase) => `${phrase} => ${[phrase, ...synonyms.of(phrase)].join(', ')}`,
  );
  return [...folded, keepingWords(read('ar'))].join('\n');
}

/** Writes `conf` below a folder. */
export function writeConfigset(folder: string): void {
  const conf = join(folder, 'conf');
  mkdirSync(conf, { recursive: true });
  cpSync(join(here, 'configsets/site/conf'), conf, { recursive: true });
  writeFileSync(join(conf, 'params.json'), JSON.stringify({ params: parameterSets() }, undefined, 2));
  for (const language of languages) {
    writeFileSync(join(conf, `stopwords_${language}.txt`), `${[...stopWordsOf(language)].join('\n')}\n`);
    const file = (one: string) => `synonyms_${one}.txt`;
    const read = (one: string) => readFileSync(join(synonyms, file(one)), 'utf8');
    writeFileSync(join(conf, file(language)), synonymsFor(language, read));
  }
}

const [, script, folder] = process.argv;
if (script?.endsWith('configset.ts')) {
  if (folder) writeConfigset(folder);
  else {
    process.stderr.write('Name the folder to write the configset to: npm run solr:configset -- FOLDER.\n');
    process.exitCode = 2;
  }
}
