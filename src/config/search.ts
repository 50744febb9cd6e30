/**
 * Results on one page of a search.
 * @requirement B9
 */
export const resultsPerPage = 12;

/**
 * Stars are shown for more ratings than this: fewer say little and may point at a patient.
 * @requirement D6
 */
export const ratingsNeeded = 25;

/**
 * Suggestions while typing: from how many characters on, and how many the search service is asked for. Where more than
 * two kinds of pages are suggested, each shows fewer, so that the last kind is in sight too.
 * @requirement B3
 */
export const typeahead = {
  minLength: 3,
  rows: 30,
  pagesPerGroup: 5,
  pagesPerMixedGroup: 3,
  facetsPerCategory: 5,
  /** What See All expands to. */
  facetsExpanded: 60,
} as const;

/** The sections of the index by the kind of search that they belong to. @decision Q17 */
export const sectionTypes = {
  Doctors: 'physician',
  Locations: 'location',
  ConditionsServices: 'condition',
  Articles: 'article',
  ClinicalTrials: 'clinicalTrial',
} as const;

/** The search service's models by kind of search, where no authored search names one. */
export const modelNames = {
  all: 'All',
  physician: 'Physician',
  location: 'Location',
  condition: 'Condition',
  article: 'Article',
  clinicalTrial: 'ClinicalTrial',
} as const;

/** Titles above the suggested values of a filter, as phrases; other filters go by their own label. @requirement B4 */
export const facetTitles = {
  c_visible_specialties_sm: 'Specialties',
  c_provider_locations_sm: 'Locations',
  c_location_specialty_sm: 'Services',
} as const;

/** Results on a map. @requirement B8 */
export const mapRows = 999;
