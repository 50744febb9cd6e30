import type { Weights } from './query/score.ts';

/** The defaults of a search, as in a Solr handler: one set for each model. */
export type SearchModel = {
  readonly weights: Weights;
  /** Added when the whole query occurs as a phrase in a field. */
  readonly phraseWeights: Weights;
  readonly tie: number;
  readonly minimumMatch: string;
  /** Counted where a request names none. The site names those of its filters. */
  readonly facets: readonly string[];
  /** Limits a model to its section; empty for all sections. */
  readonly section: string;
  readonly highlightFields: readonly string[];
  /** Its titles are names of people, which whoever searches it may have misheard. */
  readonly isOfPeople?: true;
};

const base = {
  tie: 0.1,
  phraseWeights: { title_exact: 2, resulttitle_t: 1, resultbody_t: 0.5 },
  // Whoever needs all words says so, as the site does first.
  minimumMatch: '1',
  highlightFields: ['resulttitle_t', 'resultbody_t'],
};

/**
 * The models by the name in a request's `model`. A specialty weighs more than a mention in a text, and a name most of
 * all.
 * @requirement B18
 */
export const models: Readonly<Record<string, SearchModel>> = {
  Physician: {
    ...base,
    section: 'Doctors',
    isOfPeople: true,
    weights: {
      title_exact: 8,
      resulttitle_t: 4,
      specialties_exact: 6,
      specialties_txt: 5,
      c_specialty_synonyms_exact: 5,
      c_specialty_synonyms_t: 4,
      c_specialty_details_sm: 2,
      c_treated_conditions_t: 0.8,
      c_provider_locations_txt: 1.5,
      npi_t: 10,
      phone_digits_t: 10,
      other_languages_exact: 5,
      body_exact: 0.8,
      resultbody_t: 0.6,
    },
    facets: [
      'c_visible_specialties_sm',
      'c_provider_locations_sm',
      'c_specialties_sm',
      'c_specialty_details_sm',
      'c_languages_sm',
      'c_gender_s',
      'c_patient_ages_sm',
      'c_provider_type_s',
      'searchsubsites_sm',
    ],
  },
  Location: {
    ...base,
    section: 'Locations',
    weights: {
      title_exact: 6,
      resulttitle_t: 4,
      c_parking_txt: 3,
      c_city_txt: 3,
      c_neighborhood_txt: 3,
      c_location_services_txt: 2,
      zip_code_t: 6,
      phone_digits_t: 10,
      other_languages_exact: 2,
      specialties_txt: 3,
      c_specialty_synonyms_t: 2,
      c_treated_conditions_t: 0.8,
      body_exact: 0.8,
      resultbody_t: 1.5,
    },
    facets: [
      'c_location_specialty_sm',
      'c_location_types_sm',
      'c_free_or_discount_parking_s',
      'c_city_s',
      'searchsubsites_sm',
    ],
  },
  Condition: {
    ...base,
    section: 'ConditionsServices',
    weights: {
      title_exact: 6,
      resulttitle_t: 4,
      c_specialty_synonyms_exact: 5,
      c_specialty_synonyms_t: 4,
      other_languages_exact: 4,
      specialties_txt: 2,
      body_exact: 0.8,
      resultbody_t: 1.5,
    },
    facets: ['c_condition_services_glossary_initial_s', 'searchsubsites_sm'],
  },
  Article: {
    ...base,
    section: 'Articles',
    weights: {
      title_exact: 4,
      resulttitle_t: 4,
      other_languages_exact: 3,
      body_exact: 0.8,
      resultbody_t: 1.5,
    },
    facets: ['channel_tags_sm', 'c_article_year_s', 'searchsubsites_sm'],
  },
  ClinicalTrial: {
    ...base,
    section: 'ClinicalTrials',
    weights: {
      nct_t: 10,
      title_exact: 4,
      resulttitle_t: 4,
      c_specialty_synonyms_t: 2,
      other_languages_exact: 2,
      body_exact: 0.8,
      resultbody_t: 1.5,
    },
    facets: [
      'c_age_group_s',
      'c_gender_s',
      'c_status_accrual_s',
      'c_study_type_s',
      'c_healthyvolunteers_b',
      'c_study_places_sm',
      'searchsubsites_sm',
    ],
  },
  All: {
    ...base,
    section: '',
    // Every field that one of the others looks into: the list over all types holds what they find.
    weights: {
      npi_t: 10,
      nct_t: 10,
      phone_digits_t: 10,
      title_exact: 6,
      resulttitle_t: 4,
      zip_code_t: 4,
      specialties_exact: 3,
      specialties_txt: 3,
      c_specialty_synonyms_exact: 3,
      c_specialty_synonyms_t: 3,
      other_languages_exact: 3,
      c_city_txt: 2,
      c_neighborhood_txt: 2,
      c_location_services_txt: 2,
      c_parking_txt: 2,
      c_specialty_details_sm: 1,
      c_provider_locations_txt: 0.8,
      c_treated_conditions_t: 0.8,
      body_exact: 0.8,
      resultbody_t: 1.5,
    },
    facets: ['c_searchsections_sm', 'searchsubsites_sm'],
  },
};
