/**
 * Longest texts, in characters. Those of the patient are the patient form's own: the wire format names none, and a
 * contract test compares them. Concerns and answers together make up the comments. @decision Q33 Q58
 */
export const NAME = 80;
export const HOLDER_NAME = 160;
/** A patient who holds the policy: both names and the space between them. */
export const PATIENT_NAME = NAME + 1 + NAME;
export const GUARDIAN_NAME = 120;
export const GUARDIAN_RELATION = 60;
export const SEX = 60;
export const RACE = 80;
export const ADDRESS = 120;
export const CITY = 80;
export const EMAIL = 200;
export const INSURER = 120;
export const POLICY_NUMBER = 60;
export const LINE = 200;
export const COMMENTS = 4_000;
