import Validator from '@adobe/structured-data-validator';

/** @typedef {import('./vocabulary.mjs').Vocabulary} Vocabulary */

/** Kinds of data that are written as text. */
const written = {
  Date: /^\d{4}-\d\d-\d\d$/,
  DateTime: /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/,
  Time: /^\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)?$/,
  Duration: /^P(?=.)(\d+D)?(T(\d+H)?(\d+M)?(\d+S)?)?$/,
  URL: /^https?:\/\/\S+$/,
  Text: /\S/,
};

/** The structured data of a page, as it stands in its script elements. @param {string} html */
export function structuredIn(html) {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...scripts].map(([, text = '']) => JSON.parse(text));
}

/**
 * What is wrong with the structured data of a page: by the rules of a validator (Google's for rich results) and, with a
 * vocabulary, by types, properties, where these may stand, and what they may hold.
 * @param {string} html
 * @param {Vocabulary} [vocabulary]
 * @returns {Promise<readonly string[]>} one sentence for each fault
 * @requirement A13 A17
 */
export async function structuredProblems(html, vocabulary) {
  let found;
  try {
    found = structuredIn(html);
  } catch (error) {
    return [`structured data is no JSON: ${error.message}`];
  }
  const validator = new Validator(vocabulary?.json);
  const issues = await Promise.all(
    found.map((data) => validator.validate({ jsonld: { [data['@type']]: [data] } })),
  );
  const faults = issues
    .flat()
    .filter(({ severity, errorType }) => severity === 'ERROR' || errorType === 'schemaOrg')
    .map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`);
  const contexts = found.filter((data) => data['@context'] !== 'https://schema.org');
  return [
    ...faults,
    ...contexts.map((data) => `${data['@type']}: its context is not schema.org`),
    ...found.flatMap((data) => addressProblems(data, data['@type'])),
    ...(vocabulary ? found.flatMap((data) => rangeProblems(data, vocabulary, data['@type'])) : []),
  ];
}

/** Search engines cannot follow a path. */
function addressProblems(value, place) {
  if (Array.isArray(value)) return value.flatMap((entry) => addressProblems(entry, place));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, entry]) => addressProblems(entry, `${place}.${name}`));
  return typeof value === 'string' && /^\/\S*$/.test(value)
    ? [`${place}: ${JSON.stringify(value)} is no whole address`]
    : [];
}

/** @param {Vocabulary} vocabulary */
function rangeProblems(data, vocabulary, place) {
  return Object.entries(data).flatMap(([property, value]) => {
    if (property.startsWith('@')) return [];
    const ranges = vocabulary.rangesOf(property.replace(/-(input|output)$/, ''));
    return [value].flat().flatMap((entry) => {
      const where = `${place}.${property}`;
      if (typeof entry === 'object' && entry !== null)
        return [
          ...(isObjectAllowed(entry['@type'], ranges, vocabulary)
            ? []
            : [`${where}: ${entry['@type']} is none of ${ranges.join(', ')}`]),
          ...rangeProblems(entry, vocabulary, `${where}.${entry['@type']}`),
        ];
      return isValueAllowed(entry, ranges, vocabulary)
        ? []
        : [`${where}: ${JSON.stringify(entry)} is none of ${ranges.join(', ')}`];
    });
  });
}

/** @param {Vocabulary} vocabulary */
function isObjectAllowed(type, ranges, vocabulary) {
  return ranges.some((range) => vocabulary.isKind(String(type), range));
}

/** @param {Vocabulary} vocabulary */
function isValueAllowed(value, ranges, vocabulary) {
  return ranges.some((range) => {
    if (typeof value === 'boolean') return range === 'Boolean';
    if (typeof value === 'number')
      return range === 'Number' || range === 'Float' || (range === 'Integer' && Number.isInteger(value));
    if (typeof value !== 'string') return false;
    // A thing may be named by its address.
    if (range === 'Thing') return written.URL.test(value);
    if (vocabulary.isEnumeration(range))
      return vocabulary.typesOf(value.replace(/^https:\/\/schema\.org\//, '')).includes(range);
    return written[range]?.test(value) ?? false;
  });
}
