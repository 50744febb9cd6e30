/** Where a searched field gets its words from, and whether they are kept as they are or stemmed. */
export type TextSource = { readonly source: string; readonly isExact: boolean };

/** The fields that are searched by words, built from the start. Any other field is built when it is first asked for. */
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
  c_provider_locations_txt: { source: 'c_provider_locations_sm', isExact: false },
  c_location_services_txt: { source: 'c_location_services_sm', isExact: false },
  c_neighborhood_txt: { source: 'c_neighborhood_s', isExact: false },
  c_city_txt: { source: 'c_city_s', isExact: true },
  zip_code_t: { source: 'zip_code_t', isExact: true },
  npi_t: { source: 'npi_t', isExact: true },
};

/** Fields whose words are right by definition: the spelling dictionary. */
export const dictionaryFields = [
  'title_exact',
  'specialties_exact',
  'c_specialty_synonyms_exact',
  'body_exact',
] as const;

export function textSource(field: string): TextSource {
  return textFields[field] ?? { source: field, isExact: field.endsWith('_exact') };
}

/** Fields that hold texts and not values: a filter on one looks for words, and none is a facet. */
export function isTextField(field: string): boolean {
  return /_(t|txt|exact)$/.test(field);
}

/** Fields that hold numbers: `4.0` is `4`. */
export function isNumberField(field: string): boolean {
  return /_t[fl]$/.test(field);
}

/** Fields that hold instants, `2026-11-24T15:00:00Z`: they are compared as such. */
export function isDateField(field: string): boolean {
  return field.endsWith('_tdt');
}
