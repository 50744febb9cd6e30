/** Tags of `data/tags/accrual` by the registry's word for a study's status. */
export const accrualOf: Readonly<Record<string, string>> = {
  RECRUITING: 'open',
  AVAILABLE: 'open',
  NOT_YET_RECRUITING: 'opening-soon',
  ENROLLING_BY_INVITATION: 'closed',
  ACTIVE_NOT_RECRUITING: 'closed',
  COMPLETED: 'closed',
  SUSPENDED: 'closed',
  TERMINATED: 'closed',
  NO_LONGER_AVAILABLE: 'closed',
  TEMPORARILY_NOT_AVAILABLE: 'closed',
  APPROVED_FOR_MARKETING: 'closed',
};

/** Tags of `data/tags/trial-genders` by the registry's word. */
export const genderOf: Readonly<Record<string, string>> = { ALL: 'all', FEMALE: 'women', MALE: 'men' };

const byPurpose: Readonly<Record<string, string>> = {
  PREVENTION: 'prevention',
  SCREENING: 'screening',
  DIAGNOSTIC: 'screening',
  SUPPORTIVE_CARE: 'supportive-care',
  DEVICE_FEASIBILITY: 'device',
};

const byIntervention: Readonly<Record<string, string>> = {
  DRUG: 'medicine',
  BIOLOGICAL: 'medicine',
  GENETIC: 'medicine',
  COMBINATION_PRODUCT: 'medicine',
  DIETARY_SUPPLEMENT: 'medicine',
  DEVICE: 'device',
  BEHAVIORAL: 'behavior',
};

/**
 * The tag of `data/tags/study-types` for a study: what it is for where that says more than its means, else its first
 * intervention that has a tag.
 * @requirement F2
 */
export function studyTypeOf(type: string, purpose: string, interventions: readonly string[]): string {
  if (type === 'OBSERVATIONAL') return 'observation';
  const means = interventions.map((one) => byIntervention[one]).find((tag) => tag !== undefined);
  return byPurpose[purpose] ?? means ?? 'treatment';
}
