/** The choices of the patient's details where the author names none. @decision Q45 */
export const legalSexes = ['Female', 'Male', 'Nonbinary', 'Prefer not to answer'];

export const races = [
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
];

/** Languages of the interpreters that a form offers; others are found by telephone. @requirement J9 */
export const interpreterLanguages = [
  'Spanish',
  'Arabic',
  'Mandarin',
  'Cantonese',
  'Polish',
  'Russian',
  'American Sign Language',
  'Another language',
];
