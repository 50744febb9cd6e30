/** Words beside doctors whose next times are shown. @requirement D13 G1 */
export const doctorPhrases = {
  'Next times': 'Next times',
  'Call to ask for a time': 'Call to ask for a time',
} as const;
