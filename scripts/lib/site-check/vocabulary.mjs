import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const asList = (value) => [value ?? []].flat();
const nameOf = (id) => id.replace(/^schema:|^https?:\/\/schema\.org\//, '');
const namesOf = (value) => asList(value).map((entry) => nameOf(entry['@id']));

/**
 * The vocabulary of schema.org: its file, and what may stand where.
 * @typedef {{
 *   json: { '@graph': readonly Record<string, any>[] },
 *   rangesOf: (property: string) => readonly string[],
 *   isKind: (type: string, of: string) => boolean,
 *   typesOf: (member: string) => readonly string[],
 *   isEnumeration: (type: string) => boolean,
 * }} Vocabulary
 */

/** The vocabulary in the folder of sample data, which is no part of the project; undefined where there is none. */
export function sampleVocabulary() {
  const file = join(process.env.SAMPLE_DATA_DIR ?? '', 'validators/schemaorg-all-https-30.0.jsonld.gz');
  return process.env.SAMPLE_DATA_DIR && existsSync(file) ? readVocabulary(file) : undefined;
}

/**
 * Reads `schemaorg-all-https.jsonld`, as schema.org publishes it.
 * @param {string} file - also compressed (`.gz`)
 * @returns {Vocabulary}
 */
export function readVocabulary(file) {
  const bytes = readFileSync(file);
  const json = JSON.parse((file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8'));
  const entries = new Map(json['@graph'].map((entry) => [nameOf(entry['@id']), entry]));
  /** @type {Vocabulary['isKind']} */
  const isKind = (type, of) =>
    type === of || namesOf(entries.get(type)?.['rdfs:subClassOf']).some((parent) => isKind(parent, of));
  return {
    json,
    isKind,
    rangesOf: (property) => namesOf(entries.get(property)?.['schema:rangeIncludes']),
    typesOf: (member) => asList(entries.get(member)?.['@type']).map(nameOf),
    isEnumeration: (type) => isKind(type, 'Enumeration'),
  };
}
