/** The source of a searched field's words, and whether they are kept exactly or stemmed. */
export type TextSource = { readonly source: string; readonly isExact: boolean };

/** The fields searched by words, built at the start. Any other field is built when it is first asked for. */
export const textFields: Readonly<Record<string, TextSource>> = {
  resulttitle_t: { source: 'resulttitle_t', isExact: false },
  title_exact: { source: 'resulttitle_t', isExact: true },
  resultbody_t: { source: 'resultbody_t', isExact: false },
  body_exact: { source: 'resultbody_t', isExact: true },
  specialties_txt: { source: 'c_visible_specialties_sm', isExact: false },
  specialties_exact: { source: 'c_visible_specialties_sm', isExact: true },
  c_specialty_details_sm: { source: 'c_specialty_details_sm', isExact: false },
  c_specialty_synonyms_t: { source: 'c_specialty_synonyms_t', isExact: false },
  c_specialty_synonyms_exact: { source: 'c_specialty_synonyms_t', isExact: true },
  c_treated_conditions_t: { source: 'c_treated_conditions_t', isExact: false },
  // Names of places have no stems: whoever looks for parking does not mean Hyde Park.
  c_provider_locations_txt: { source: 'c_provider_locations_sm', isExact: true },
  c_location_services_txt: { source: 'c_location_services_sm', isExact: false },
  c_parking_txt: { source: 'c_free_or_discount_parking_s', isExact: true },
  c_neighborhood_txt: { source: 'c_neighborhood_s', isExact: true },
  c_city_txt: { source: 'c_city_s', isExact: true },
  zip_code_t: { source: 'zip_code_t', isExact: true },
  npi_t: { source: 'npi_t', isExact: true },
  nct_t: { source: 'nct_t', isExact: true },
  phone_digits_t: { source: 'phone_digits_t', isExact: true },
  other_languages_exact: { source: 'c_other_languages_t', isExact: true },
};

/** Fields whose words are spelled correctly: the spelling dictionary. */
export const dictionaryFields = [
  'title_exact',
  'specialties_exact',
  'c_specialty_synonyms_exact',
  'body_exact',
] as const;

/** BM25's constants: how much more often a word counts that occurs more often, and how much a long text is held against it. */
export type Saturation = { readonly k1: number; readonly b: number };

/**
 * Lucene's constants for names and lists. In texts of many sentences a word that comes again says more, and length says
 * more: chosen on half of the judged questions, better on the other half too (`npm run search:judge`, docs/performance.md).
 */
export const saturations = {
  short: { k1: 1.2, b: 0.75 },
  long: { k1: 2.5, b: 0.85 },
} as const satisfies Readonly<Record<string, Saturation>>;

/** The fields of whole texts. */
export const longTexts: ReadonlySet<string> = new Set(['resultbody_t', 'body_exact']);

/** The constants of BM25 for a field. @requirement B18 */
export function saturationOf(field: string): Saturation {
  return longTexts.has(field) ? saturations.long : saturations.short;
}

/**
 * What a text field is made of, and whether its words are kept as they are written. Unknown fields hold their own text.
 * @requirement B24
 */
export function textSource(field: string): TextSource {
  return textFields[field] ?? { source: field, isExact: field.endsWith('_exact') };
}

/**
 * Whether a schema may have a field: one of ours by its name, any other by the ending that gives its type.
 * @requirement B24
 */
export function isKnownField(field: string): boolean {
  return (
    Object.hasOwn(textFields, field) ||
    /^_(?:uniqueid|language|templatename|version_)$|_(?:t|s|sm|b|tf|tl|tdt|rpt)$/.test(field)
  );
}

/** Fields of text rather than values: a filter on one looks for words, and it cannot be a facet. @requirement B24 */
export function isTextField(field: string): boolean {
  return /_(t|txt|exact)$/.test(field);
}

/** Fields of places, `latitude,longitude`. @requirement B24 */
export function isPointField(field: string): boolean {
  return field.endsWith('_rpt');
}

/** Fields of numbers: `4.0` equals `4`. @requirement B24 */
export function isNumberField(field: string): boolean {
  return /_t[fl]$/.test(field);
}

/** Fields of instants (`2026-11-24T15:00:00Z`), compared as instants. @requirement B24 */
export function isDateField(field: string): boolean {
  return field.endsWith('_tdt');
}
