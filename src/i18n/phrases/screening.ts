/** Words of the questions before an online booking. @requirement I1 */
export const screeningPhrases = {
  'Contact phone': 'Contact phone',
  "Patient's date of birth": "Patient's date of birth",
  'Area of expertise': 'Area of expertise',
  'See doctors and times': 'See doctors and times',
  'Still to answer: {questions}': 'Still to answer: {questions}',
  'The clinic calls it if something about your visit changes.':
    'The clinic calls it if something about your visit changes.',
  'Book a visit online': 'Book a visit online',
  'Online booking is not available right now. Please try again later or call us.':
    'Online booking is not available right now. Please try again later or call us.',
} as const;
