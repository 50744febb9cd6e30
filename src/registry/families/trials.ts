/** A study's page, and the list of those that a visitor saved. */
export { ClinicalTrialDetails } from '@/blocks/ClinicalTrialDetails/ClinicalTrialDetails';
export { SavedStudies } from '@/blocks/SavedStudies/SavedStudies';
