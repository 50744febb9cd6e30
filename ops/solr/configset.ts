import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { arabicRules } from '../../gateways/search/analysis/arabic.ts';
import { stopWordsOf, unstemmedWordsOf } from '../../gateways/search/analysis/language.ts';
import { Synonyms } from '../../gateways/search/analysis/synonyms.ts';
import { saturations, type Saturation } from '../../gateways/search/index/fields.ts';
import { models } from '../../gateways/search/models.ts';
import { synonymWeight } from '../../gateways/search/query/runs.ts';
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
/** What the fields are called that hold the words of another language by its stems. */
const twins: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  resulttitle_t: { es: 'title_es', ar: 'title_ar' },
  resultbody_t: { es: 'body_es', ar: 'body_ar' },
  specialties_txt: { es: 'specialties_es', ar: 'specialties_ar' },
  c_treated_conditions_t: { es: 'treated_es', ar: 'treated_ar' },
  c_specialty_synonyms_t: { es: 'called_es', ar: 'called_ar' },
  c_specialty_details_sm: { es: 'details_es', ar: 'details_ar' },
  c_location_services_txt: { es: 'services_es', ar: 'services_ar' },
};

/**
 * Where all fields read a query alike, Solr looks for each word in any of them, as the embedded engine does. So the fields
 * of another language are only in the sets of that language.
 */
function weightsText(weights: Weights, language: string): string {
  return Object.entries(weights)
    .flatMap(([field, weight]) => {
      const names = [renamed[field] ?? field, twins[field]?.[language] ?? []].flat();
      return names.map((name) => `${name}^${weight}`);
    })
    .join(' ');
}

/** Solr's parameter sets: one for each model, `Physician`, and one for each other language, `Physician_es`. */
export function parameterSets(): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(models).flatMap(([name, model]) =>
      languages.map((language) => [
        language === 'en' ? name : `${name}_${language}`,
        {
          qf: weightsText(model.weights, language),
          pf: weightsText(model.phraseWeights, language),
          mm: model.minimumMatch,
          tie: String(model.tie),
          'facet.field': [...model.facets],
          ...(model.section ? { _appends_: { fq: `c_searchsections_sm:"${model.section}"` } } : {}),
        },
      ]),
    ),
  );
}

/**
 * A language's synonyms for Solr, those of the other languages included. Solr splits a rule at spaces only and compares
 * it with words that are folded already, so each phrase stands there as the embedded engine reads it: "x ray", not
 * "x-ray". An arrow replaces in Solr; here it adds, so each phrase stands on its own right side, too.
 */
export function synonymsFor(language: string, read: (language: string) => string): string {
  const others = languages.filter((other) => other !== language);
  const synonyms = new Synonyms(read(language), others.map(read));
  return synonyms.phrases
    .map((phrase) => `${phrase} => ${[phrase, ...synonyms.of(phrase).map(lighter)].join(', ')}`)
    .join('\n');
}

/** A synonym, each word with the boost that Solr's filter `delimitedBoost` reads. */
function lighter(phrase: string): string {
  return phrase
    .split(' ')
    .map((word) => `${word}|${synonymWeight}`)
    .join(' ');
}

/** The schema with field types for long texts: those of other texts with constants of their own. */
export function withLongTexts(schema: string): string {
  const types = [...schema.matchAll(/ {2}<fieldType name="text_\w+"[^]*?<\/fieldType>\n/g)].map(
    ([type]) => type,
  );
  const long = types.map((type) =>
    type
      .replace('name="text_', 'name="long_')
      .replace('  </fieldType>', `${similarity(saturations.long)}  </fieldType>`),
  );
  return schema.replace('  <!-- LONG TEXTS -->\n', long.join(''));
}

/** The schema with the embedded engine's own rules for Arabic before its stemmer. */
export function withArabicRules(schema: string): string {
  const filters = arabicRules.map(
    ([pattern, replacement]) =>
      `      <filter name="patternReplace" pattern="${pattern}" replacement="${replacement}"/>\n`,
  );
  return schema.replaceAll('      <!-- ARABIC RULES -->\n', () => filters.join(''));
}

function similarity({ k1, b }: Saturation): string {
  return `    <similarity class="solr.BM25SimilarityFactory"><float name="k1">${k1}</float><float name="b">${b}</float></similarity>\n`;
}

/** ZooKeeper, which keeps the configset of a cloud, takes files of less than 1 MiB. */
const largestFile = 800_000;

/** Rules, a line each, as the texts of files that ZooKeeper takes. */
function filesOf(rules: string): readonly string[] {
  const files: string[][] = [[]];
  let size = 0;
  for (const rule of rules.split('\n')) {
    const bytes = Buffer.byteLength(rule) + 1;
    size += bytes;
    if (size > largestFile) {
      files.push([]);
      size = bytes;
    }
    files.at(-1)?.push(rule);
  }
  return files.map((lines) => lines.join('\n'));
}

/** The schema with a language's synonyms in as many files as there are. */
function withSynonymFiles(schema: string, names: readonly string[]): string {
  return schema.replaceAll(`synonyms="${names[0]}"`, `synonyms="${names.join(',')}"`);
}

/** Writes `conf` below a folder. */
export function writeConfigset(folder: string): void {
  const conf = join(folder, 'conf');
  mkdirSync(conf, { recursive: true });
  cpSync(join(here, 'configsets/site/conf'), conf, { recursive: true });
  const schema = join(conf, 'schema.xml');
  let text = withArabicRules(readFileSync(schema, 'utf8'));
  writeFileSync(join(conf, 'params.json'), JSON.stringify({ params: parameterSets() }, undefined, 2));
  for (const language of languages) {
    writeFileSync(join(conf, `stopwords_${language}.txt`), `${[...stopWordsOf(language)].join('\n')}\n`);
    writeFileSync(join(conf, `unstemmed_${language}.txt`), `${[...unstemmedWordsOf(language)].join('\n')}\n`);
    const file = (one: string) => `synonyms_${one}.txt`;
    const read = (one: string) => readFileSync(join(synonyms, file(one)), 'utf8');
    const files = filesOf(synonymsFor(language, read));
    const names = files.map((_, at) => (at === 0 ? file(language) : file(`${language}_${at + 1}`)));
    for (const [at, name] of names.entries()) writeFileSync(join(conf, name), files[at] ?? '');
    text = withSynonymFiles(text, names);
  }
  writeFileSync(schema, withLongTexts(text));
}

const [, script, folder] = process.argv;
if (script?.endsWith('configset.ts')) {
  if (folder) writeConfigset(folder);
  else {
    process.stderr.write('Name the folder to write the configset to: npm run solr:configset -- FOLDER.\n');
    process.exitCode = 2;
  }
}
