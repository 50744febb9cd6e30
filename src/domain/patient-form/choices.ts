import type { Choice } from './description.ts';

/** The choices of the patient form. Values go to the clinic; a value is its own phrase unless one is given. */
const same = (values: readonly string[]): readonly Choice[] => values.map((value) => [value, value]);

/** @decision Q45 */
export const legalSexes = same(['Female', 'Male', 'Nonbinary', 'Prefer not to answer']);

/** @decision Q45 */
export const races = same([
  'American Indian or Alaska Native',
  'Asian',
  'Black or African American',
  'Hispanic or Latino',
  'Middle Eastern or North African',
  'Native Hawaiian or Pacific Islander',
  'White',
  'Two or more races',
  'Another race',
  'Prefer not to answer',
]);

/** Languages of the interpreters that a form offers; others are found by phone. @requirement J9 */
export const interpreterLanguages = same([
  'Spanish',
  'Arabic',
  'Mandarin',
  'Cantonese',
  'Polish',
  'Russian',
  'American Sign Language',
  'Another language',
]);

/** For whom the sender of a form asks. @requirement I9 */
export const bookedForChoices: readonly Choice[] = [
  ['Self', 'Myself'],
  ['Child', 'My child'],
  ['Other', 'Somebody else'],
];

/** Who may decide for a patient under 18. @requirement I9 */
export const guardianRelations = same([
  'Mother',
  'Father',
  'Stepparent',
  'Grandparent',
  'Foster parent',
  'Legal guardian',
]);

const phoneType = (value: string): Choice => [value, `phone type ${value}`];
/** @requirement J5 */
export const shortPhoneTypes = [phoneType('Mobile'), phoneType('Home')];
/** The long form and the booking take a fax number too. @requirement J1 */
export const phoneTypes = [...shortPhoneTypes, phoneType('Fax')];

/** Whether the patient is the policy holder. @requirement J1 */
export const policyHolders = same(['Self', 'Other']);

/** A ticked box. */
export const ticked: readonly Choice[] = [['true', '']];

/**
 * The choices that an author wrote, one per line.
 * @returns none where the text is empty; then the choices above are offered
 * @decision Q45
 */
export function authoredLines(text: string): readonly string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
